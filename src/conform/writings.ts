import type { Id } from '#contract/common';
import * as directory from '#contract/directory';
import * as catalogue from '#contract/homeServices/catalogue';
import * as lists from '#contract/homeServices/lists';
import * as providers from '#contract/homeServices/providers';
import * as staff from '#contract/homeServices/staff';
import { CATEGORY, DEFAULT_COORDINATES, NEW_PROVIDER } from '#contract/rules';
import type { Caller } from './caller';
import { make, makeAndChange, remover, translate, type Undo } from './making';

/** Far enough that nobody is in the way. */
const FAR_OFF_DAYS = 400;
const DAY_MS = 86_400_000;

/**
 * Makes a provider and one of each kind of Home Services, changes it, and removes all of it again, whatever fails on
 * the way. What could not be removed is named.
 */
export async function writeAndRemove(caller: Caller, today: string): Promise<void> {
  const undo: Undo[] = [];
  try {
    await makeProvider(caller, undo);
    await makeHomeServices(caller, today, undo);
  } finally {
    for (const remove of undo.reverse()) await remove();
  }
}

/** A name that nobody else has. */
const nameFor = (caller: Caller) => `mawid_check_${caller.means.now().toString(36)}`;

async function makeProvider(caller: Caller, undo: Undo[]): Promise<void> {
  const name = nameFor(caller);
  const email = `${name}@example.com`;
  const { is_active, is_staff, is_superuser, provider_type, auto_confirmation, postal_code, country } = NEW_PROVIDER;
  const body: directory.ProviderDraft = {
    provider_user: { email, password: passwordOf(name), is_active, is_staff, is_superuser },
    provider_type,
    name,
    description: '',
    phone_number: '',
    auto_confirmation,
    location: {
      name,
      address: name,
      city: name,
      state: 'Dubai',
      postal_code,
      country,
      latitude: null,
      longitude: null,
    },
  };
  const id = await make(caller, directory.createProvider, body);
  if (id === null) return;
  const removal = { by: directory.deleteProvider, list: directory.findProvidersByEmail, name };
  undo.push(remover(caller, id, { ...removal, query: { provider_user__email: email } }));
  await caller.ask(directory.resetProviderPassword, {
    params: { id },
    body: { provider_user: { password: passwordOf(`${name}2`) } },
  });
}

const passwordOf = (name: string) => `${name}-Aa7`;

async function makeHomeServices(caller: Caller, today: string, undo: Undo[]): Promise<void> {
  const name = nameFor(caller);
  const branch = (kind: string, parent_category: Id) =>
    makeAndChange(caller, undo, {
      create: catalogue.createSubcategory,
      update: catalogue.updateSubcategory,
      remove: catalogue.deleteSubcategory,
      list: catalogue.listSubcategories,
      name: `${name}_${kind}`,
      draft: {
        parent_category,
        code: `${name}_${kind}`,
        subcategory_type: kind,
        order: 1,
        show_test_options: false,
      } satisfies catalogue.SubcategoryDraft,
    });
  const lab = await branch('lab_subcategory', CATEGORY.lab);
  const nursing = await branch('nursing_service', CATEGORY.nursing);
  const specialty = await branch('specialty', CATEGORY.doctorConsultation);
  const therapy = await branch('therapy_type', CATEGORY.therapy);
  if (lab !== null) await translate(caller, catalogue.translateSubcategory, { subcategory: lab }, name);
  const { service, package: bundle } = lab === null ? {} : await makeLab(caller, undo, name, lab);
  const provider = await makeAndChange(caller, undo, {
    create: providers.createHomeProvider,
    update: providers.updateHomeProvider,
    remove: providers.deleteHomeProvider,
    list: lists.listHomeProviders,
    name,
    draft: {
      name,
      description: '',
      address: '',
      city: '',
      phone_number: '',
      email: '',
      ...DEFAULT_COORDINATES,
      is_active: false,
      auto_confirmation: false,
    } satisfies providers.HomeProviderDraft,
  });
  if (provider === null) return;
  await translate(caller, providers.translateHomeProvider, { provider }, name);
  await caller.askList(providers.listHomeProviderTranslations, { query: { provider } });
  await makeLinks(caller, undo, { provider, service, package: bundle, nursing });
  await makeStaff(caller, undo, { provider, specialty, therapy, name });
  const date = new Date(Date.parse(today) + FAR_OFF_DAYS * DAY_MS).toISOString().slice(0, 10);
  await makeAndChange(caller, undo, {
    create: staff.createHomeSchedule,
    update: staff.updateHomeSchedule,
    remove: staff.deleteHomeSchedule,
    list: staff.listHomeSchedule,
    query: { availability_type: 'provider', provider },
    name: date,
    draft: {
      availability_type: 'provider',
      provider,
      date,
      start_time: '09:00:00',
      end_time: '10:00:00',
      is_available: false,
      slot_duration: 30,
    } satisfies staff.HomeScheduleDraft,
  });
}

async function makeLab(caller: Caller, undo: Undo[], name: string, subcategory: Id) {
  const common = { subcategory, code: name, description: '' };
  const service = await makeAndChange(caller, undo, {
    create: catalogue.createLabService,
    update: catalogue.updateLabService,
    remove: catalogue.deleteLabService,
    list: lists.listLabServices,
    name,
    draft: {
      ...common,
      requires_fasting: false,
      sample_type: '',
      duration_minutes: 15,
    } satisfies catalogue.LabServiceDraft,
  });
  if (service !== null) await translate(caller, catalogue.translateLabService, { service }, name);
  const bundle = await makeAndChange(caller, undo, {
    create: catalogue.createLabPackage,
    update: catalogue.updateLabPackage,
    remove: catalogue.deleteLabPackage,
    list: lists.listLabPackages,
    name,
    draft: { ...common, tests_count: 1 } satisfies catalogue.LabPackageDraft,
  });
  if (bundle !== null) {
    await translate(caller, catalogue.translateLabPackage, { package: bundle }, name);
    const test = await make(caller, catalogue.createPackageTest, { package: bundle, test_name: name, order: 1 });
    if (test !== null) await caller.ask(catalogue.deletePackageTest, { params: { id: test } });
  }
  return { service, package: bundle };
}

interface Linked {
  provider: Id;
  service?: Id | null;
  package?: Id | null;
  nursing: Id | null;
}

async function makeLinks(caller: Caller, undo: Undo[], { provider, service, package: bundle, nursing }: Linked) {
  const links = [
    {
      of: service && { service },
      create: providers.createServiceLink,
      update: providers.updateServiceLink,
      remove: providers.deleteServiceLink,
      list: providers.listServiceLinks,
    },
    {
      of: bundle && { package: bundle },
      create: providers.createPackageLink,
      update: providers.updatePackageLink,
      remove: providers.deletePackageLink,
      list: providers.listPackageLinks,
    },
    {
      of: nursing && { subcategory: nursing, duration_minutes: 45 },
      create: providers.createNursingLink,
      update: providers.updateNursingLink,
      remove: providers.deleteNursingLink,
      list: providers.listNursingLinks,
    },
  ];
  for (const { of: linked, ...calls } of links) {
    if (!linked) continue;
    await makeAndChange(caller, undo, {
      ...calls,
      query: { provider },
      name: `${provider}`,
      draft: { provider, price: '10.00', is_available: false, ...linked },
      change: { price: '11.50' },
    });
  }
}

interface Staffed {
  provider: Id;
  specialty: Id | null;
  therapy: Id | null;
  name: string;
}

async function makeStaff(caller: Caller, undo: Undo[], { provider, specialty, therapy, name }: Staffed) {
  const person = { provider, first_name: name, last_name: name, bio: '', is_active: false };
  const query = { provider };
  if (specialty !== null)
    await makeAndChange(caller, undo, {
      create: staff.createHomeDoctor,
      update: staff.updateHomeDoctor,
      remove: staff.deleteHomeDoctor,
      list: staff.listHomeDoctors,
      ...{ query, name },
      draft: {
        ...person,
        specialization: specialty,
        consultation_fee: '10.00',
        services_offered: '',
        languages: [],
      } satisfies staff.HomeDoctorDraft,
    });
  if (therapy !== null)
    await makeAndChange(caller, undo, {
      create: staff.createTherapist,
      update: staff.updateTherapist,
      remove: staff.deleteTherapist,
      list: staff.listTherapists,
      ...{ query, name },
      draft: {
        ...person,
        therapy_type: therapy,
        session_fee: '10.00',
        certifications: '',
      } satisfies staff.TherapistDraft,
    });
}
