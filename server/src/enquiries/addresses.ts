import { invalidField } from '../platform/errors.ts';
import { isLoopback } from '../platform/loopback.ts';

const MOST_ORIGINS = 20;
const LONGEST = 300;

/** Origins of websites, each once: `https://www.example.com`. Over http only on this machine, to try it out. */
export function checkedOrigins(given: readonly string[]): readonly string[] {
  const origins = given.map((each) => each.trim()).filter((each) => each !== '');
  if (origins.length > MOST_ORIGINS)
    throw invalidField('origins', ({ needs }) => needs.entriesAtMost(String(MOST_ORIGINS)));
  return [
    ...new Set(
      origins.map((origin) => {
        const url = webAddress(origin);
        if (url === null || url.pathname !== '/' || url.search !== '' || url.hash !== '') {
          throw invalidField('origins', ({ needs }) => needs.address('https://www.example.com'));
        }
        return url.origin;
      }),
    ),
  ];
}

/** The address of a page, as it is linked; empty: none. */
export function checkedPrivacyUrl(given: string): string | null {
  if (given.trim() === '') return null;
  const url = webAddress(given.trim());
  if (url === null) throw invalidField('privacy_url', ({ needs }) => needs.address('https://www.example.com/privacy'));
  return url.href;
}

function webAddress(text: string): URL | null {
  const url = URL.parse(text);
  if (url === null || text.length > LONGEST || url.username !== '' || url.password !== '') return null;
  // what would end the directive of a policy is no host
  if (!/^[a-z0-9.-]+$/.test(url.hostname)) return null;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)) ? url : null;
}
