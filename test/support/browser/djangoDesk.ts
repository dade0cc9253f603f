import { startDjango, type Django } from '#test/support/backend/django';
import { setUpDesk, type Desk } from './desk';

/** A desk in front of a stand-in for somebody else's services, and what the stand-in does and was asked. */
export function setUpDjangoDesk(): { desk: Desk; django: Pick<Django, 'behave' | 'calls'> } {
  const desk = setUpDesk();
  let django: Django;
  beforeAll(async () => {
    django = await startDjango(desk.backend.url);
    desk.url = django.url;
  });
  afterAll(() => django.stop());
  return { desk, django: { behave: (...habits) => django.behave(...habits), calls: () => django.calls() } };
}
