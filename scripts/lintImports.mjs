// Reads files that are not there, as JSON of [{file, text}], and says which of them break the rules of imports.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const isOfImports = ({ ruleId }) => ruleId?.startsWith('boundaries/') === true;
const eslint = new ESLint({
  ruleFilter: isOfImports,
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});

async function isRefused({ file, text: code }) {
  const [result] = await eslint.lintText(code, { filePath: file });
  const other = result.messages.find((message) => !isOfImports(message));
  if (other !== undefined) throw new Error(`${file}: ${other.message}`);
  return result.messages.length > 0;
}

const answers = [];
for (const one of JSON.parse(await text(process.stdin))) answers.push(await isRefused(one));
process.stdout.write(JSON.stringify(answers));
