import { ESLint } from 'eslint';

/**
 * Lints sources that do not exist on disk. Standard input: `[{ file, text }]`; standard output: for each the ids of
 * the rules it breaks.
 */
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const eslint = new ESLint();
const broken = [];
for (const { file, text } of JSON.parse(Buffer.concat(chunks).toString())) {
  const [report] = await eslint.lintText(text, { filePath: file });
  broken.push(report.messages.map((message) => message.ruleId));
}
process.stdout.write(`\n${JSON.stringify(broken)}\n`);
