import { loadConfig } from '#client/app/config';
import { readToken, readUser } from '#client/state/tokenStorage';
import { checkServices } from '#conform/checkServices';
import type { Line } from '#conform/report';

/**
 * Checks the services of this page as whoever is signed in; nothing is written. Without a one-time password the figures
 * are not tried. Rejects with a `NoService`, and when it is stopped.
 */
export async function startCheck(
  otp: string,
  today: string,
  signal: AbortSignal,
  onProgress: (lines: Line[]) => void,
): Promise<Line[]> {
  const { baseUrls, otpMobile, pictureSources, changesQuery } = await loadConfig();
  const whole = (base: string) => new URL(base, window.location.href).href;
  return checkServices({
    place: {
      baseUrls: {
        provider: whole(baseUrls.provider),
        appointment: whole(baseUrls.appointment),
        referral: whole(baseUrls.referral),
      },
      pageOrigin: window.location.origin,
      otpMobile,
      pictureSources,
      changesQuery,
    },
    means: {
      fetch: (address, init) => fetch(address, { ...init, cache: 'no-store' }),
      now: () => performance.now(),
      pause: (milliseconds) => pauseFor(milliseconds, signal),
      asksAsBrowser: false,
      signal,
    },
    signIn: { token: readToken() ?? '', email: readUser() },
    otp,
    today,
    onProgress,
  });
}

function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}
