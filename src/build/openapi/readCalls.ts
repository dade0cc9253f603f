import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** One call of the contract as its source says it, before its types are schemas. */
export interface DeclaredCall {
  /** The name of the constant, such as `listAppointments`. */
  name: string;
  summary: string;
  service: string;
  method: string;
  path: string;
  /** Whether a call that writes may be repeated after a lost answer; `undefined` of one that reads. */
  repeat: string | undefined;
  /** The source of each type that it carries, by its part: `query`, `body`, `reply`. */
  types: Readonly<Record<string, string>>;
  /** The files that a multipart body may carry. */
  images: readonly string[];
}

/** A file of the contract, and the calls that it declares. */
export interface ContractFile {
  path: string;
  text: string;
  calls: readonly DeclaredCall[];
}

/** Reads every file of the contract, in the order of their names. */
export function readContract(folder: string): ContractFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      return { path, text, calls: callsIn(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)) };
    });
}

function callsIn(source: ts.SourceFile): DeclaredCall[] {
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const [declaration] = statement.declarationList.declarations;
    const carried = declaration?.initializer;
    if (!declaration || !carried || !ts.isCallExpression(carried)) return [];
    const { expression, typeArguments: [type] = [] } = carried;
    if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'carries') return [];
    if (!ts.isCallExpression(expression.expression) || !type || !ts.isTypeLiteralNode(type)) return [];
    const [service = '', method = '', path = '', repeat] = expression.expression.arguments.map(literal);
    const types = Object.fromEntries(type.members.filter(ts.isPropertySignature).map(partOf));
    const { images = '', ...carries } = types;
    const name = declaration.name.getText();
    const imageNames = [...images.matchAll(/'(\w+)'/g)].map(([, image = '']) => image);
    return [{ name, summary: summaryOf(statement), service, method, path, repeat, types: carries, images: imageNames }];
  });
}

function literal(argument: ts.Expression): string {
  if (ts.isStringLiteral(argument)) return argument.text;
  throw new Error(`The contract names what it calls by literals, not by ${argument.getText()}`);
}

function partOf({ name, type }: ts.PropertySignature): [part: string, type: string] {
  return [name.getText(), type?.getText() ?? 'unknown'];
}

/** The doc comment of a call on one line. */
function summaryOf(statement: ts.VariableStatement): string {
  const [comment] = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(comment?.comment) ?? '';
  return text.replace(/\s+/g, ' ').trim();
}
