import { type RefObject, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { signOutWanted } from '#client/features/session';
import { sectionOpened } from '#client/state/address';
import { useRequest } from '#client/state/requests/useRequest';
import { selectIsOutdated } from '#client/state/version';
import { ErrorBoundary } from '#client/ui/feedback/ErrorBoundary';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { useT } from '#client/ui/language/useT';
import { SectionFrame } from '#client/ui/layout/SectionFrame';
import { SectionSkeleton } from '#client/ui/layout/SectionSkeleton';
import { useDocumentTitle } from '#client/ui/page/useDocumentTitle';
import { appMessages } from '../messages';
import { versionMessages } from '../newVersion/messages';
import { loadedSection } from '../sectionCode';
import {
  sectionEntry,
  sectionKey,
  sectionWanted,
  selectOpenEntry,
  selectOpenSection,
  sidebarEntries,
} from '../sections';
import { DeskLock } from './DeskLock';
import styles from './shell.module.css';
import { Sidebar } from './Sidebar';
import { type KeptScroll, useKeptScroll } from './useKeptScroll';

/** What a signed-in person sees: the sidebar and the open section. */
export function Shell() {
  const t = useT();
  const dispatch = useDispatch();
  const openSection = useSelector(selectOpenSection);
  const openEntry = useSelector(selectOpenEntry);
  const main = useRef<HTMLElement>(null);
  const [keptScroll] = useState<KeptScroll>(() => new Map());
  const title = t(appMessages.titleOf, {
    section: t(openEntry.label),
    product: t(appMessages.product),
  });
  useDocumentTitle(title);
  return (
    <div className={styles.shell}>
      <SkipLink onSkipped={() => main.current?.focus()} />
      <Sidebar
        sections={sidebarEntries}
        open={openEntry}
        onChosen={({ id, view }) => dispatch(view ? sectionOpened(id, { view }) : sectionOpened(id))}
        onSignOut={() => dispatch(signOutWanted())}
      />
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <OpenSection key={openSection} id={openSection} main={main} keptScroll={keptScroll} />
      </main>
      <DeskLock />
    </div>
  );
}

interface OpenSectionProps {
  id: string;
  main: RefObject<HTMLElement | null>;
  keptScroll: KeptScroll;
}

function OpenSection({ id, main, keptScroll }: OpenSectionProps) {
  useKeptScroll(keptScroll, id, main);
  const t = useT();
  const dispatch = useDispatch();
  const { hasSucceeded, failure } = useRequest(sectionKey(id));
  const isOutdated = useSelector(selectIsOutdated);
  const { label } = sectionEntry(id);
  const Section = hasSucceeded ? loadedSection(id)?.Section : undefined;

  if (Section) {
    return (
      <ErrorBoundary text={t(appMessages.crashed)} reloadLabel={t(appMessages.reload)}>
        <Section />
      </ErrorBoundary>
    );
  }
  return (
    <SectionFrame title={t(label)}>
      {failure ? (
        <ErrorPanel
          failure={{ ...failure, detail: isOutdated ? versionMessages.outdated : appMessages.sectionFailedDetail }}
          onRetry={isOutdated ? undefined : () => dispatch(sectionWanted(id))}
        />
      ) : (
        <SectionSkeleton />
      )}
    </SectionFrame>
  );
}

/** Leads past the sidebar to the open section; seen once the Tab key has come to it, the first stop of the page. */
function SkipLink({ onSkipped }: { onSkipped: () => void }) {
  const t = useT();
  return (
    <a
      href="#content"
      className={styles.skip}
      onClick={(event) => {
        // The address is the view's.
        event.preventDefault();
        onSkipped();
      }}
    >
      {t(appMessages.skip)}
    </a>
  );
}
