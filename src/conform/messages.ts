import { messagesOf } from '#client/lib/text';

/** What is said of a call, and what to change on the service; names of headers and the like are values. */
export const conformMessages = messagesOf('conform', {
  unreachable: 'It does not answer: the address, the network or the service is wrong.',
  blocked: 'It answers, but does not let a page of {origin} read the answer. Allow that origin by {header}.',
  redirects:
    'It answers with a redirect to {address}. Let it answer at the very path, with the slash at its end or none.',
  redirectsReading: 'It answers with a redirect, which takes one more call each time. Let it answer at the very path.',
  noSuchCall: 'It answers {status}: the path or the method is not there. Add it as written.',
  refusesBody: 'It refuses ({status}) what the page sends: {detail}',
  fails: 'It answers {status}. The log of the service says why: {detail}',
  refused: 'It answers {status} to whoever is signed in: {detail}',
  wrongSignIn: 'It answers {status}: e-mail or password is wrong, or the fields have other names: {detail}',
  notJson: 'It answers something else than JSON. Answer with the content type {type}.',
  neitherListNorPage: 'It answers neither a list nor a page of one. Answer an array, or {results} and {next}.',
  notWhole: 'It answers something else than one array. Switch pages off for this list: it is shown while it arrives.',
  missing: '{place} is missing in {count} of {total} (such as {example}). Send it always.',
  wrongKind: '{place} is {found} in {count} of {total} (such as {example}). Send {expected}.',
  wrongForm: '{place} is written otherwise in {count} of {total} (such as {example}). Send {expected}.',
  text: 'a text',
  number: 'a number',
  yesOrNo: 'yes or no ({kinds})',
  list: 'a list',
  object: 'an object',
  nothing: 'nothing ({kinds})',
  oneOf: '{one} or {other}',
  date: 'a date as {form}',
  time: 'a time as {form}',
  asDescribed: 'what {file} describes',
  shortToken:
    'The token lives {seconds} seconds. Let it live {wanted} or more, or people are asked for the password often.',
  shortOtpToken: 'The token of the one-time password lives {seconds} seconds; the section closes after that.',
  powerlessOtpToken:
    'The token of the one-time password opens nothing, that of the sign-in does. Let it open them, or answer none.',
  inPages: 'The list comes in pages of {size}, which are read one after another. Larger pages are faster.',
  nextFails: 'The next page cannot be read: it answers {status}.',
  nextRepeats: 'The next page has what the first one has. Let the query of {next} lead on.',
  guestDoctors:
    'Doctors of another provider work here. Hours for all doctors do not reach them; the page adds theirs one by one.',
  plainNames:
    'Languages and services of doctors are plain names, and are sent back so. Objects with {name} are better.',
  noTranslations: 'The list has no {field}: names are shown in one language alone. Send them with every item.',
  otherPictures: 'Pictures come from {hosts}, which the page may not ask. Name it in {key} of {file}.',
  uncompressed: 'The list is not compressed. Compress it: {encodings}.',
  slow: 'The list takes {milliseconds} ms. People wait for it whenever they come.',
  noTag: 'The list has no {header}: it is read whole at every look, also where nothing has changed.',
  changesUntold: 'It does not answer by {name} what has changed alone: the page reads the whole list at every turn.',
  changesUnseen: 'A change that leaves the moment of the last change alone, as {call} does, is seen late.',
  changesTold:
    'It answers by {name} what has changed alone. Name that in {key} of {file}: desks then see it in seconds.',
  throttled: 'It refuses calls with {status} after {count} of them. The page waits, and goes on more slowly.',
  noWaitTold: 'It refuses calls with {status} and does not say by {header} for how long. Say it in seconds.',
  notFiveAtOnce:
    'Of five calls at once {count} were refused. The page makes so many where many things are done together.',
  originRefused: 'It does not allow pages of {origin}. Answer {header} with that origin.',
  preflightFails:
    'A browser asks by {method} first, without a token, and is answered {status}. Answer it with a success.',
  methodsRefused: 'It does not allow {methods} to pages of {origin}. Name them in {header}.',
  headersRefused: 'It does not allow the headers {headers} to pages of {origin}. Name them in {header}.',
  unreadableHeaders: 'A page of {origin} cannot read {headers}. Name them in {header}.',
  refusedEarly: 'The token was refused after {count} calls. Let it live {wanted} seconds or more.',
  notShown: 'What was made is not in the list that follows.',
  stillThere: 'What was made is still there: {name}. Remove it by hand.',
  wholeLinks: 'What a change leaves out is missed. The page then sends the whole link, which takes a second call.',
  oneTranslation:
    'A second text in the same language is refused ({status}): a changed name is not kept. Let it replace.',
  writes: 'It writes. The command tries it where it is told to.',
  notMade: 'What it needs could not be made before.',
  usedUp: 'The service refused so many calls that this one was given up.',
  notUndone: 'It changes what no other call brings back.',
  noRecord: 'Nothing to ask for was found.',
  noOneTimePassword: 'No one-time password was given.',
  noOrigin: 'It stands elsewhere, and nobody has said where the page stands.',
  onlyByCommand:
    'Whether {methods} are allowed to pages of {origin} is asked by the command alone: a page would have to write.',
  notSignedIn: 'Nobody is signed in.',
});
