import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** What no source calls its subject any more, with the word that it has instead. */
const REPLACED: readonly [word: RegExp, instead: string][] = [
  [/stock_?hold|is_held|[a-z]Hold\b|\bHold[A-Z]|-held-|hold-stock/, 'reservation'],
  [/\b(?:Set|S|s|un)ettle[sd]?[A-Z]\w*|[a-z]Settle/, 'apply, complete, finalize; debounce'],
  [/intent_key|intentKey|intentScope|[rR]equestIntent/, 'idempotency key, idempotent request'],
  [/look-after|lookAfter/, 'reconcile'],
  [/\b(?:visitor_|visitor[A-Z])|[a-z]Visitor\b/, 'customer, rateLimitKey, clientNetwork'],
  [/\bcourier\.(?:deliver|bring|letters|shop|stop|url)\b/, 'webhookRelay'],
  [/\bseen(?:Shipping|Discount)\b/, 'expectedShipping, expectedDiscount'],
  [/\bAgreed[A-Z]|[a-z]Agreed\b|agreedShipping/, 'price override, negotiated price'],
  [/[sS]ellHeld|\bsellReserved|[gG]iveBack|find-twin/, 'commit reservation, release, find duplicate'],
  [
    /\bFollowsRule\b|\bTextOfNumber\b|@Flag\b|\b(?:Clean|Form|Optional|Required)Line\(/,
    'the decorators of platform',
  ],
  [/\bServedRequest\b|\bAmbient\b/, 'RequestContext, TransactionContext'],
  [/[eE]nquir(?:y|ies)|Thread(?:Response|Drawer)\b/, 'conversation'],
  [
    /\btalk\.|\bTalk\b|wording\.say\b|\b[cC]ues?\b|[a-z]Cues?\b|PhraseKey/,
    'conversation, translate, keyword, utterance',
  ],
  [/[iI]sCapped|recordCapped|harmless(?:Name|Code|Address)/, 'rate-limited, safeDisplayName'],
  [/\b[sS]weep(?:s|er|ing)?\b|\b[sS]weep[A-Z]|[.-]sweep-/, 'purge, retention job'],
  [/\.story\.test|\bstand-in\b|thingsOf\b/, 'feature test, fake provider'],
];

/** Names that are stored or sent, shipped migrations, and what customers type. */
const KEPT =
  /SweepMerges1763700004001|sweep-merges'|AnswerEnquiries1795402082391|answer-enquiries'|write-enquiry-reply'|settle-(?:paid-order|payment)'|ALERT_SETTLE_SECONDS|allSettled|AgreedPrices|priceAgreed|isAgreed|ReadonlyVisitor/g;

const SKIPPED =
  /\/migrations\/|\/generated\/|shipped-migrations|services\/ai\/src\/(?:engine\/(?:languages|utterances)|.*\.json)|tools\/(?:seed|eval|upgrade\/dumps)\/|start\/upgrade\.int-spec\.ts$|words\.spec\.ts$|docs\/upgrading\.md$/;

const files = ['services', 'libs', 'frontends', 'tools', 'docs'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.(?:tsx?|mjs|md|css)$/.test(file) && !SKIPPED.test(file)),
);

describe('the words of the code', () => {
  it('are those of the trade, one for each thing', () => {
    expect(files.length).toBeGreaterThan(2500);
    const found = files.flatMap((file) => {
      const text = `${file}\n${readFileSync(path.join(root, file), 'utf8')}`.replace(KEPT, '');
      return REPLACED.flatMap(([word, instead]) => {
        const { 0: written, index } = word.exec(text) ?? {};
        return written === undefined
          ? []
          : [`${file}:${text.slice(0, index).split('\n').length - 1} ${written}: ${instead}`];
      });
    });
    expect(found).toEqual([]);
  });
});
