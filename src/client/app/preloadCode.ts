import type { SectionId } from './sectionIds';

/**
 * Has the browser fetch the files of the login, or of a section and of what is around it, before anything runs that
 * could ask for them. The page lists them: the build knows their names (`codeOf` in src/build/namesOfFiles.ts).
 */
export function preloadCode(screen: SectionId | 'login'): void {
  const listed = document.getElementById('code')?.textContent ?? '{}';
  const { [screen]: files = [] } = JSON.parse(listed) as Partial<Record<typeof screen, string[]>>;
  const links = files.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
  );
  document.head.append(...links);
}
