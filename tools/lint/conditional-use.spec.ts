import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');
const CONDITIONS = [ts.SyntaxKind.IfStatement, ts.SyntaxKind.ConditionalExpression];
const LOGICAL = [
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
];

const isCondition = (node: ts.Node): boolean =>
  CONDITIONS.includes(node.kind) ||
  (ts.isBinaryExpression(node) && LOGICAL.includes(node.operatorToken.kind));

/** Whether a text calls React's `use` under a condition. */
function usesConditionally(text: string): boolean {
  const look = (node: ts.Node, isConditional: boolean): boolean => {
    if (isConditional && ts.isCallExpression(node) && node.expression.getText(source) === 'use') return true;
    return (
      ts.forEachChild(node, (child) => look(child, isConditional || isCondition(node)) || undefined) ?? false
    );
  };
  const source = ts.createSourceFile('screen.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return look(source, false);
}

/*
 * React replays a component that suspended and expects the same calls of `use`: instead of a condition, one of two
 * components is rendered.
 */
describe('React’s use', () => {
  it.each([
    ['after a logical operator', 'const value = () => known ?? use(promise);'],
    ['in a conditional expression', 'const value = () => (known ? known : use(promise));'],
    ['under if', 'function value() {\n  if (!known) return use(promise);\n  return known;\n}'],
  ])('is found %s', (_place, text) => {
    expect(usesConditionally(text)).toBe(true);
  });

  it('may be called in every render', () => {
    expect(usesConditionally('const value = () => use(promise);')).toBe(false);
  });

  it('is never called under a condition', () => {
    const sources = ['frontends', 'libs/client', 'libs/ui'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => path.join(folder, file)),
    );
    const using = sources
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)
      .filter(([, text]) => /\buse\(/.test(text));
    expect(using.length).toBeGreaterThan(0);
    expect(using.filter(([, text]) => usesConditionally(text)).map(([file]) => file)).toEqual([]);
  });
});
