import type { UnknownAction } from '@reduxjs/toolkit';

import type { Message } from '#client/lib/text';
import type { Notice } from '#client/state/notices';
import type { Served } from './network';

/** What can happen in a tab. */
interface Happened {
  /** The page was loaded, the first time or anew. */
  loaded: object;
  /** A person pressed something. */
  pressed: { event: UnknownAction };
  /** A call reached the service, and had this effect. */
  served: Served;
  /** A notice came on screen, while nobody could tell of the writes under these keys. */
  told: { notice: Notice; unknown: readonly string[] };
}
type Kind = keyof Happened;

/** Whether a notice says this sentence; each page has a copy of its own of all sentences. */
export function says({ text }: Notice, { id }: Message): boolean {
  return typeof text !== 'string' && text.id === id;
}

/** Something that happened in a tab, at the place that it has among all that happened. */
export type Entry<Is extends Kind = Kind> = { [K in Is]: { is: K; tab: string; at: number } & Happened[K] }[Is];

/** What has happened at all desks, in turn. */
export class Log {
  readonly entries: Entry[] = [];

  add<Is extends Kind>(is: Is, tab: string, happened: Happened[Is]): void {
    this.entries.push({ is, tab, at: this.entries.length, ...happened } as unknown as Entry);
  }

  /** All that happened of one kind. */
  all<Is extends Kind>(kind: Is): Entry<Is>[] {
    return this.entries.filter((entry): entry is Entry<Is> & Entry => entry.is === kind);
  }

  /** The calls of this method that the service took. */
  taken(by: string): Entry<'served'>[] {
    return this.all('served').filter(({ method, status }) => method === by && status < 300);
  }
}
