import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Tests are run from the root of the project. */
const SOURCE = path.resolve('src');

/** The folders of the source that speak to people on the page. */
export const SPEAKING = ['client', 'conform'];

/** A sentence as the source declares it, and the file that does. */
interface DeclaredMessage {
  /** By which the code asks for it. */
  name: string;
  id: string;
  text: string;
  file: string;
}

/** The syntax trees of all files that speak, by their paths below the source. */
function speakingSources(): ts.SourceFile[] {
  return SPEAKING.flatMap((part) =>
    readdirSync(path.join(SOURCE, part), { recursive: true, encoding: 'utf8' }).map((file) => path.join(part, file)),
  )
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) =>
      ts.createSourceFile(file, readFileSync(path.join(SOURCE, file), 'utf8'), ts.ScriptTarget.Latest, true),
    );
}

/** Every node of a tree, from the top down. */
function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  for (const child of children) yield* nodesOf(child);
}

/** Every message that the source declares: of a room by `messagesOf`, or alone as an `id` and a `defaultMessage`. */
export function messagesOfSource(): DeclaredMessage[] {
  return speakingSources().flatMap((source) =>
    [...nodesOf(source)].flatMap((node) => {
      if (ts.isCallExpression(node) && node.expression.getText() === 'messagesOf') return messagesOfRoom(node);
      const [id, text] = [valueOf(node, 'id'), valueOf(node, 'defaultMessage')];
      return id && text ? [{ name: nameOf(node), id: written(id), text: written(text), file: source.fileName }] : [];
    }),
  );
}

/** The messages of a call such as `messagesOf('fanOut', { stop: 'Stop' })`. */
function messagesOfRoom({ arguments: [room, sentences] }: ts.CallExpression): DeclaredMessage[] {
  if (!room || !sentences || !ts.isObjectLiteralExpression(sentences)) throw new Error('A room and its sentences');
  return sentences.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => ({
    name: name.getText(),
    id: `${written(room)}.${name.getText()}`,
    text: written(initializer),
    file: room.getSourceFile().fileName,
  }));
}

/** What the declaration of an object calls it. */
function nameOf({ parent }: ts.Node): string {
  return ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent) ? parent.name.getText() : '';
}

function valueOf(node: ts.Node, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name)
    ?.initializer;
}

/** The text of a literal, or of several that are joined; anything else cannot be translated beforehand. */
function written(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isBinaryExpression(node)) return written(node.left) + written(node.right);
  throw new Error(`Not a literal text: ${node.getText()}`);
}
