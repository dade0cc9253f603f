import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const CLIENT = path.resolve(__dirname, '../../src/client');

/** A sentence as the source declares it, and the file that does. */
interface DeclaredMessage {
  id: string;
  text: string;
  file: string;
}

/** The syntax trees of all files of the client, by their paths below it. */
function clientSources(): ts.SourceFile[] {
  return readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) =>
      ts.createSourceFile(file, readFileSync(path.join(CLIENT, file), 'utf8'), ts.ScriptTarget.Latest, true),
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

/** Every message that the source declares: each object that has an `id` and a `defaultMessage`. */
export function messagesOfSource(): DeclaredMessage[] {
  return clientSources().flatMap((source) =>
    [...nodesOf(source)].filter(ts.isObjectLiteralExpression).flatMap((object) => {
      const valueOf = (name: string) =>
        object.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name)
          ?.initializer;
      const [id, text] = [valueOf('id'), valueOf('defaultMessage')];
      return id && text ? [{ id: written(id), text: written(text), file: source.fileName }] : [];
    }),
  );
}

/** The text of a literal, or of several that are joined; anything else cannot be translated beforehand. */
function written(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isBinaryExpression(node)) return written(node.left) + written(node.right);
  throw new Error(`Not a literal text: ${node.getText()}`);
}
