import { lostBy, refusedBy } from '#client/state/writes/ask';
import { look, settle, settleOf, unknownBy } from '#client/state/writes/settle';
import { selectIsUnknown, writeKnown, writeUnknown } from '#client/state/writes/unknown';
import type { Write } from '#client/state/writes/write';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const send = (_id: number) => Promise.resolve('sent');
const find = (_id: number) => Promise.resolve<string | null>(null);
const prepare = (_id: number) => Promise.resolve();

const refused = refusal(400, { detail: 'Not allowed.' });
const lost = connectionLost();

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function stepsOf(write: Write<[number], string>, isUnknown = false) {
  return testSaga(settle<[number], string>, write, isUnknown, 7).next();
}

describe('a write of which nothing is open', () => {
  const sent = stepsOf({ send, find }).call(send, 7).save('it is sent');

  it('is accepted as it is answered', () => {
    sent.restore('it is sent').next('sent').returns({ is: 'accepted', value: 'sent' });
  });

  it('is refused, and nobody looks', () => {
    sent.restore('it is sent').throw(refused).returns(refusedBy(refused));
  });

  it('is accepted when its answer is lost and the service has it', () => {
    const looked = sent.restore('it is sent').throw(lost).call(find, 7);

    looked.next('found').returns({ is: 'accepted', value: 'found' });
  });

  it('is lost when the service has nothing of it', () => {
    sent.restore('it is sent').throw(lost).call(find, 7).next(null).returns(lostBy(lost));
  });

  it.each([connectionLost(), refusal(401)])('is unknown when the service cannot be asked: %p', (silence) => {
    sent.restore('it is sent').throw(lost).call(find, 7).throw(silence).returns(unknownBy(lost));

    expect(warn).toHaveBeenCalledWith('find failed', expect.any(String));
  });

  it('is lost, and nobody looks where nothing can be seen', () => {
    stepsOf({ send }).call(send, 7).throw(lost).returns(lostBy(lost));
  });
});

describe('a write that has to note something first', () => {
  const prepared = stepsOf({ prepare, send, find }).call(prepare, 7).save('it is prepared');

  it('is sent after that', () => {
    prepared.restore('it is prepared').next().call(send, 7);
  });

  it.each([lost, refused])('is refused when that fails, for nothing was sent: %p', (error) => {
    prepared.restore('it is prepared').throw(error).returns(refusedBy(error));
  });
});

describe('a write of which nobody can tell', () => {
  const looked = stepsOf({ prepare, send, find }, true).call(find, 7).save('it is looked for');

  it('is accepted as an earlier one when it is there, and nothing is sent', () => {
    looked.restore('it is looked for').next('found').returns({ is: 'accepted', value: 'found', isEarlier: true });
  });

  it('is sent when it is not there', () => {
    looked.restore('it is looked for').next(null).call(prepare, 7).next().call(send, 7);
  });

  it.each([lost, refused])('stays unknown when the service cannot be asked, and nothing is sent: %p', (error) => {
    looked.restore('it is looked for').throw(error).returns(unknownBy(error));
  });

  it('stays unknown when what has to be noted first cannot be read, and nothing is sent', () => {
    looked.restore('it is looked for').next(null).call(prepare, 7).throw(lost).returns(unknownBy(lost));
  });

  it.each<Write<[number], string>>([{ send }, { send, find, isRepeatable: true }])(
    'is sent at once where twice is as good as once: %p',
    (write) => {
      stepsOf(write, true).call(send, 7);
    },
  );
});

describe('the key of a write', () => {
  const begun = (isUnknown: boolean) =>
    testSaga(settleOf<[number], string>, 'a request', { send, find }, 7)
      .next()
      .select(selectIsUnknown, 'a request')
      .next(isUnknown);

  it('remembers nothing of what is known', () => {
    begun(false).call(send, 7).next('sent').returns({ is: 'accepted', value: 'sent' });
  });

  it('remembers what nobody can tell of', () => {
    begun(false)
      .call(send, 7)
      .throw(lost)
      .call(find, 7)
      .throw(lost)
      .put(writeUnknown('a request'))
      .next()
      .returns(unknownBy(lost));
  });

  it('forgets what is known again', () => {
    begun(true)
      .call(find, 7)
      .next('found')
      .put(writeKnown('a request'))
      .next()
      .returns({ is: 'accepted', value: 'found', isEarlier: true });
  });

  it('goes on remembering while nobody can tell', () => {
    begun(true).call(find, 7).throw(lost).returns(unknownBy(lost));
  });
});

it('a look tells what is there, and nothing when it fails', () => {
  const looked = testSaga(look<[number], string | null>, find, 7)
    .next()
    .call(find, 7)
    .save('it is asked');

  looked.restore('it is asked').next(null).returns(null);
  looked.restore('it is asked').throw(lost).returns(undefined);
});
