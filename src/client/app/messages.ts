import type { Message } from '#client/lib/text';

export const messages = {
  product: { id: 'app.product', defaultMessage: 'Mawid' },
  sections: { id: 'app.sections', defaultMessage: 'Sections' },
  appointments: { id: 'app.appointments', defaultMessage: 'Appointments' },
  availabilities: { id: 'app.availabilities', defaultMessage: 'Provider Availability' },
  manageProviders: { id: 'app.manageProviders', defaultMessage: 'Manage Providers' },
  homeServices: { id: 'app.homeServices', defaultMessage: 'Home Services' },
  referralTracking: { id: 'app.referralTracking', defaultMessage: 'Referral Tracking' },
  signOut: { id: 'app.signOut', defaultMessage: 'Sign Out' },
  copyright: { id: 'app.copyright', defaultMessage: '© {year} Mawid' },
  useDark: { id: 'app.useDark', defaultMessage: 'Use dark colours' },
  useLight: { id: 'app.useLight', defaultMessage: 'Use light colours' },
  sectionFailed: { id: 'app.sectionFailed', defaultMessage: 'This section could not be loaded.' },
  sectionFailedDetail: { id: 'app.sectionFailedDetail', defaultMessage: 'Check the connection, then try again.' },
  crashed: { id: 'app.crashed', defaultMessage: 'Something went wrong on this page. Nothing was sent.' },
  reload: { id: 'app.reload', defaultMessage: 'Reload the page' },
  startFailed: { id: 'app.startFailed', defaultMessage: 'Mawid could not start' },
  interrupted: { id: 'app.interrupted', defaultMessage: 'Your session ended before this was finished.' },
  halfDone: { id: 'app.halfDone', defaultMessage: 'This was left half done.' },
  halfDoneHere: {
    id: 'app.halfDoneHere',
    defaultMessage: 'Something was left half done on this device. Log in to bring it to an end.',
  },
  starting: { id: 'app.starting', defaultMessage: 'Starting Mawid...' },
} satisfies Record<string, Message>;
