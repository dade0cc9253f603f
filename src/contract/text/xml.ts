/** How much XML is read; where there is more, it is refused. */
export interface XmlBounds {
  /** Elements that are open at once. */
  depth: number;
  /** Tags, texts, comments and the like. */
  pieces: number;
  /** Characters of one of these. */
  length: number;
  /** Attributes of one element. */
  attributes: number;
  /** Characters of a declaration of the document type. */
  doctype: number;
}

/** One piece of XML; texts and values stand as they are written, with their references. */
export type XmlPiece =
  | { is: 'opened'; name: string; attributes: ReadonlyMap<string, string>; isEmpty: boolean }
  | { is: 'closed'; name: string }
  | { is: 'text' | 'data' | 'comment' | 'doctype' | 'instruction'; text: string };

/** Why XML is not read: it is not well-formed, or has more than its bounds allow. */
export class XmlFault extends Error {
  constructor(readonly reason: 'broken' | 'tooMuch') {
    super(reason);
    this.name = 'XmlFault';
  }
}

const NAME = /[\p{L}_:][\p{L}\p{M}\p{N}_:.\u00b7-]*/uy;
const BLANKS = /\s+/y;
/** The characters that XML has no place for. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

/** What is passed as a whole, by how it begins and ends. */
const WHOLES: readonly { begins: string; ends: string; is: 'comment' | 'data' | 'instruction' }[] = [
  { begins: '<!--', ends: '-->', is: 'comment' },
  { begins: '<![CDATA[', ends: ']]>', is: 'data' },
  { begins: '<?', ends: '?>', is: 'instruction' },
];
const DOCTYPE = '<!DOCTYPE';

/**
 * Reads XML in one pass, in as many chunks as it comes in. Each character is looked at a fixed number of times, and
 * nothing is kept but the names of what is open and the piece that a chunk has cut. Throws an `XmlFault` where the
 * pieces do not fit together.
 */
export class XmlReader {
  #text = '';
  #at = 0;
  #wanted = 0;
  #isLast = false;
  #pieces = 0;
  readonly #open: string[] = [];

  constructor(private readonly bounds: XmlBounds) {}

  /** The pieces that are whole once this chunk has come. */
  *read(chunk: string, isLast = false): Generator<XmlPiece> {
    if (FORBIDDEN.test(chunk)) throw new XmlFault('broken');
    this.#text = this.#text.slice(this.#at) + chunk;
    this.#at = 0;
    this.#isLast = isLast;
    // A piece that is cut is tried again when there is twice as much of it: else it would be searched for each chunk.
    if (!isLast && this.#text.length < this.#wanted) return;
    while (this.#at < this.#text.length) {
      const from = this.#at;
      const piece = this.#piece();
      if (!piece) {
        if (isLast) throw new XmlFault('broken');
        this.#at = from;
        break;
      }
      this.#pieces += 1;
      if (this.#pieces > this.bounds.pieces) throw new XmlFault('tooMuch');
      if (this.#at - from > this.bounds.length) throw new XmlFault('tooMuch');
      yield piece;
    }
    const rest = this.#text.length - this.#at;
    if (rest > this.bounds.length) throw new XmlFault('tooMuch');
    this.#wanted = 2 * rest;
    if (isLast && this.#open.length > 0) throw new XmlFault('broken');
  }

  /** The piece that begins here; `null` where its end has not come. So it is of all that is read below. */
  #piece(): XmlPiece | null {
    if (this.#text[this.#at] !== '<') return this.#textPiece();
    const whole = WHOLES.find(({ begins }) => this.#begins(begins));
    if (whole) {
      const inner = this.#upTo(whole.ends, this.#at + whole.begins.length);
      return inner === null ? null : { is: whole.is, text: inner };
    }
    if (this.#begins('<!')) return this.#begins(DOCTYPE) ? this.#doctype() : this.#short(DOCTYPE.length);
    return this.#begins('</') ? this.#closing() : this.#opening();
  }

  #begins(mark: string): boolean {
    return this.#text.startsWith(mark, this.#at);
  }

  /** What stands before a mark, which is passed. */
  #upTo(mark: string, from: number): string | null {
    const end = this.#text.indexOf(mark, from);
    if (end < 0) return null;
    this.#at = end + mark.length;
    return this.#text.slice(from, end);
  }

  /** A piece of which not even so many characters have come; with them it would be known, so it is none. */
  #short(length: number): null {
    if (this.#text.length - this.#at >= length) throw new XmlFault('broken');
    return null;
  }

  #textPiece(): XmlPiece | null {
    const end = this.#text.indexOf('<', this.#at);
    if (end < 0 && !this.#isLast) return null;
    const text = this.#text.slice(this.#at, end < 0 ? undefined : end);
    this.#at += text.length;
    return { is: 'text', text };
  }

  #closing(): XmlPiece | null {
    const inner = this.#upTo('>', this.#at + 2);
    if (inner === null) return null;
    const name = inner.trimEnd();
    if (this.#open.pop() !== name) throw new XmlFault('broken');
    return { is: 'closed', name };
  }

  #opening(): XmlPiece | null {
    this.#at += 1;
    const name = this.#name();
    if (name === null) return null;
    const attributes = new Map<string, string>();
    for (;;) {
      const hasBlanks = this.#passBlanks();
      if (this.#at >= this.#text.length) return null;
      const isEmpty = this.#begins('/');
      if (isEmpty || this.#begins('>')) {
        const ends = isEmpty ? '/>' : '>';
        if (!this.#begins(ends)) return this.#short(ends.length);
        this.#at += ends.length;
        if (!isEmpty && this.#open.push(name) > this.bounds.depth) throw new XmlFault('tooMuch');
        return { is: 'opened', name, attributes, isEmpty };
      }
      if (!hasBlanks) throw new XmlFault('broken');
      const attribute = this.#attribute();
      if (!attribute) return null;
      if (attributes.has(attribute.name)) throw new XmlFault('broken');
      attributes.set(attribute.name, attribute.value);
      if (attributes.size > this.bounds.attributes) throw new XmlFault('tooMuch');
    }
  }

  #attribute(): { name: string; value: string } | null {
    const name = this.#name();
    if (name === null) return null;
    this.#passBlanks();
    if (!this.#begins('=')) return this.#short(1);
    this.#at += 1;
    this.#passBlanks();
    const mark = this.#text[this.#at] ?? '';
    if (mark !== '"' && mark !== "'") return this.#short(1);
    const value = this.#upTo(mark, this.#at + 1);
    if (value?.includes('<')) throw new XmlFault('broken');
    return value === null ? null : { name, value };
  }

  /** A name, which ends where something else begins. */
  #name(): string | null {
    const from = this.#at;
    NAME.lastIndex = from;
    if (!NAME.test(this.#text)) return this.#short(1);
    this.#at = NAME.lastIndex;
    return this.#at < this.#text.length ? this.#text.slice(from, this.#at) : null;
  }

  #passBlanks(): boolean {
    BLANKS.lastIndex = this.#at;
    if (!BLANKS.test(this.#text)) return false;
    this.#at = BLANKS.lastIndex;
    return true;
  }

  /** A declaration of the document type, with what it declares in brackets. */
  #doctype(): XmlPiece | null {
    const from = this.#at + DOCTYPE.length;
    let isInside = false;
    for (let at = from; at < this.#text.length; at += 1) {
      const mark = this.#text[at] ?? '';
      if (at - from > this.bounds.doctype) throw new XmlFault('tooMuch');
      if (mark === '"' || mark === "'") {
        at = this.#text.indexOf(mark, at + 1);
        if (at < 0) return null;
      } else if (mark === '[') isInside = true;
      else if (mark === ']') isInside = false;
      else if (mark === '>' && !isInside) {
        this.#at = at + 1;
        return { is: 'doctype', text: this.#text.slice(from, at) };
      }
    }
    return null;
  }
}

/** XML that has come whole. */
export function* xmlPieces(text: string, bounds: XmlBounds): Generator<XmlPiece> {
  yield* new XmlReader(bounds).read(text, true);
}
