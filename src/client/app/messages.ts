import type { Message } from '../lib/text';

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
  notBuilt: { id: 'app.notBuilt', defaultMessage: 'This section is not part of the product yet.' },
  sectionFailed: { id: 'app.sectionFailed', defaultMessage: 'This section could not be loaded.' },
  sectionFailedDetail: { id: 'app.sectionFailedDetail', defaultMessage: 'Check the connection, then try again.' },
  crashed: { id: 'app.crashed', defaultMessage: 'Something went wrong on this page. Nothing was sent.' },
  reload: { id: 'app.reload', defaultMessage: 'Reload the page' },
  startFailed: { id: 'app.startFailed', defaultMessage: 'Mawid could not start' },
  interrupted: { id: 'app.interrupted', defaultMessage: 'Your session ended before this was finished.' },
  starting: { id: 'app.starting', defaultMessage: 'Starting Mawid...' },
} satisfies Record<string, Message>;
