import { listAppointments as listAllAppointments, book } from '#client/api/appointments';
import { send } from '#client/api/send';
import { isOffline, isTriedOffline, onLineChanged } from '#client/device/line';
import { failureOf, isRefusal } from '#client/lib/errors';
import { changeAppointmentStatus, listAppointments, type AppointmentDraft } from '#contract/appointments';
import { createToken } from '#contract/auth';
import { findProvidersByEmail } from '#contract/directory';
import { updateLabPackage, type LabPackageDraft } from '#contract/homeServices/catalogue';
import { updateHomeProvider, type HomeProviderDraft } from '#contract/homeServices/providers';
import {
  cancelledOnArrival,
  empty,
  json,
  runService,
  service,
  type Answer,
} from '#test/support/backend/answeringService';
import { setOnline } from '#test/support/line';

runService();

/** Answers with an item, and tells what it was sent. */
function itemWritten(): () => string {
  const parts: Buffer[] = [];
  service.answer = (request, response) =>
    request.on('data', (part: Buffer) => parts.push(part)).on('end', () => json({ id: 1 })(request, response));
  return () => Buffer.concat(parts).toString();
}

describe('a call', () => {
  it('goes to its service with the exact path, the bearer and an encoded query', async () => {
    service.answer = json([]);
    await send(findProvidersByEmail, { query: { provider_user__email: 'a+b@c.example' } });

    expect(service.seen[0]?.url).toBe('/provider/providers/?provider_user__email=a%2Bb%40c.example');
    expect(service.seen[0]?.headers.authorization).toBe('Bearer the token');
  });

  it('fills its path and sends its body as JSON', async () => {
    const body = itemWritten();
    await send(changeAppointmentStatus, { params: { id: 'a/b' }, body: { status: 'rejected' } });

    expect([service.seen[0]?.method, service.seen[0]?.url, body()]).toEqual([
      'PATCH',
      '/appointment/appointments/a%2Fb/',
      '{"status":"rejected"}',
    ]);
  });

  it.each([
    ['keeps an image that was not touched', undefined, '{"subcategory":3}'],
    ['takes an image away that was removed', null, '{"subcategory":3,"icon":null}'],
  ])('%s', async (_, icon, sent) => {
    const body = itemWritten();
    await send(updateLabPackage, { params: { id: 1 }, body: { subcategory: 3 } as LabPackageDraft, images: { icon } });

    expect(body()).toBe(sent);
  });

  it('sends a chosen image with all beside it: both booleans, numbers, and an image that was removed', async () => {
    const body = itemWritten();
    const fields = { name: 'Care', description: '', is_active: false, auto_confirmation: true } as HomeProviderDraft;
    await send(updateHomeProvider, {
      params: { id: 1 },
      body: fields,
      images: { logo: new File(['<svg/>'], 'logo.svg'), banner_image: null },
    });
    const parts = [
      ...body().matchAll(/name="(\w+)"(?:; filename="([^"]+)")?\r\n(?:Content-Type: \S+\r\n)?\r\n(.*)\r\n/g),
    ].map(([, name, file, value]) => [name, file ?? value]);

    expect(service.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(parts).toEqual([
      ['name', 'Care'],
      ['description', ''],
      ['is_active', 'false'],
      ['auto_confirmation', 'true'],
      ['logo', 'logo.svg'],
      ['banner_image', ''],
    ]);
  });

  it('carries no token where it should not', async () => {
    service.answer = json({ access: 'x' });
    await send(createToken, { body: { email: 'a', password: 'b' } }, { bearer: null });

    expect(service.seen[0]?.headers.authorization).toBeUndefined();
  });

  it('tells the session when its token is refused, and rejects', async () => {
    service.answer = json({ detail: 'no' }, 401);

    await expect(send(listAppointments, {})).rejects.toMatchObject({ response: { status: 401 } });
    expect(service.onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['carried no token', { bearer: null }],
    ['is about the body', { keepsSession: true }],
  ])('leaves the session alone when the refused call %s', async (_, options) => {
    service.answer = json({ detail: 'no' }, 401);

    await expect(send(listAppointments, {}, options)).rejects.toBeDefined();
    expect(service.onUnauthorized).not.toHaveBeenCalled();
  });

  it('leaves a new session alone when a token of the old one is refused late', async () => {
    service.answer = (request, response) => {
      service.token = 'a newer token';
      json({}, 401)(request, response);
    };

    await expect(send(listAppointments, {})).rejects.toBeDefined();
    expect(service.onUnauthorized).not.toHaveBeenCalled();
  });

  it('is aborted when the saga that waits for it is cancelled', async () => {
    const { reply, closed } = cancelledOnArrival(() => send(listAppointments, {}));

    await expect(reply).rejects.toMatchObject({ code: 'ERR_CANCELED' });
    await closed;
  });
});

describe('a page that is offline', () => {
  const cutOff: Answer = (request) => request.socket.destroy();
  const write = () => send(changeAppointmentStatus, { params: { id: 7 }, body: { status: 'confirmed' } });

  it('knows of a call that the browser refuses that nothing was sent', async () => {
    service.answer = cutOff;
    setOnline(false);

    await expect(write()).rejects.toMatchObject({ name: 'Unsent', isWrite: true });
    await expect(send(listAppointments, {})).rejects.toMatchObject({ name: 'Unsent', isWrite: false });
  });

  it('still has what is answered, and counts as online until the browser says something else', async () => {
    Object.assign(globalThis, { window: new EventTarget() });
    const stop = onLineChanged(() => undefined);
    setOnline(false);
    service.answer = json({ id: 7 });
    await expect(write()).resolves.toEqual({ id: 7 });
    expect(isOffline()).toBe(false);
    service.answer = cutOff;
    await expect(write()).rejects.toMatchObject({ code: 'ERR_NETWORK' });

    setOnline(false);
    expect(isOffline()).toBe(true);
    await expect(write()).rejects.toMatchObject({ name: 'Unsent' });
    expect(isTriedOffline()).toBe(true);
    setOnline(true);
    stop();
    Reflect.deleteProperty(globalThis, 'window');
  });

  it.each([
    ['goes offline', true],
    ['is online again', false],
  ])('knows nothing of a call that is cut off while it %s', async (_, wasOnline) => {
    service.answer = (request, response) => {
      setOnline(!wasOnline);
      cutOff(request, response);
    };
    setOnline(wasOnline);

    await expect(write()).rejects.toMatchObject({ code: 'ERR_NETWORK' });
  });
});

const untyped: Answer = (_, response) => response.end('{"id":7}');

describe('an answer that does not come from the service', () => {
  const page =
    (type: string, text = '<html>Please sign in to the network</html>'): Answer =>
    (_, response) =>
      response.writeHead(200, { 'content-type': type }).end(text);

  it.each<[string, Answer]>([
    ['a page', page('text/html')],
    ['a page that calls itself JSON', page('application/json')],
    ['a page without a type', (_, response) => response.end('<html></html>')],
    ['JSON of another type', page('text/html', '{"id": 7}')],
  ])('is no success although its status is one: %s', async (_, foreign) => {
    service.answer = foreign;
    const call = send(changeAppointmentStatus, { params: { id: 7 }, body: { status: 'confirmed' } });

    await expect(call).rejects.toMatchObject({ name: 'UnreadableAnswer', kind: 'foreign' });
    await expect(listAllAppointments()).rejects.toMatchObject({ name: 'UnreadableAnswer' });
  });

  it('leaves what was sent unknown: it is neither a refusal nor an answer', async () => {
    service.answer = page('text/html');
    const error: unknown = await book({} as AppointmentDraft).catch((reason: unknown) => reason);

    expect(isRefusal(error)).toBe(false);
    expect(failureOf(error, { text: { id: 'x', defaultMessage: 'Failed.' } }).detail).toMatchObject({
      defaultMessage: 'The connection answered with something else.',
    });
  });

  it.each<[string, Answer, unknown]>([
    ['nothing', empty, ''],
    ['a text', json('deleted'), 'deleted'],
    ['a problem type of JSON', page('application/vnd.api+json', '{"id":7}'), { id: 7 }],
    ['JSON without a type', untyped, { id: 7 }],
  ])('is told from one of the service, which may say %s', async (_, reply, read) => {
    service.answer = reply;

    expect(await send(updateLabPackage, { params: { id: 7 }, body: {} as LabPackageDraft })).toEqual(read);
  });
});
