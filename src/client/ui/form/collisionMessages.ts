import { messagesOf } from '#client/lib/text';

/** What is said of fields that two people have changed at once. */
export const collisionMessages = messagesOf('ui.collisions', {
  title: 'Somebody else has changed this too',
  text: 'Nothing has been sent yet. Choose for each field what is to be saved.',
  mine: 'Mine',
  theirs: 'Theirs',
  allMine: 'All mine',
  allTheirs: 'All theirs',
  empty: 'Empty',
  yes: 'Yes',
  no: 'No',
  noPicture: 'No picture',
  theirPicture: 'The picture that is there now',
  back: 'Back to the form',
});
