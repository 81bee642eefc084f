import { readFileSync, readdirSync, existsSync, writeFileSync } from 'node:fs';
import { type AiShop, startAiShop } from './testing/ai-shop';
const slugOf = (n: string) =>
  n
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
describe('scratch', () => {
  let shop: AiShop;
  beforeAll(async () => {
    shop = await startAiShop({ worker: false });
    const dir = 'tools/seed/data/';
    for (const f of [
      'food-labels',
      'haccp-equipment',
      'kitchen-supplies',
      'cleaning-sanitizing',
      'storage-solutions',
    ]) {
      const name = f
        .split('-')
        .map((w) => w[0]!.toUpperCase() + w.slice(1))
        .join(' ');
      const [c] = await shop
        .sql<{ id: number }>(
          `INSERT INTO category (name, slug, show_on_main_top, show_on_main_shop) VALUES ($1, $2, true, true) ON CONFLICT DO NOTHING RETURNING id`,
          [name, f],
        )
        .then(async (r) =>
          r.length ? r : shop.sql<{ id: number }>('SELECT id FROM category WHERE slug = $1', [f]),
        );
      for (const p of JSON.parse(readFileSync(dir + f + '.json', 'utf8')))
        await shop.sql(
          `INSERT INTO product (name, slug, description, price_minor, compare_at_price_minor, stock_quantity, status, category_id) VALUES ($1,$2,$3,$4,$5,$6,'active',$7) ON CONFLICT DO NOTHING`,
          [
            p.name,
            p.slug ?? slugOf(p.name),
            p.description,
            Math.round(Number(p.price) * 100),
            p.compareAtPrice ? Math.round(Number(p.compareAtPrice) * 100) : null,
            p.stock ?? 0,
            c!.id,
          ],
        );
    }
  }, 120000);
  afterAll(() => shop.close());
  it('answers', async () => {
    const set = JSON.parse(readFileSync(process.env.AI_QUESTIONS ?? '/tmp/ai-questions.json', 'utf8'));
    const all = (Array.isArray(set) ? set : set.questions) as any[];
    const token = await shop.customer('maria@bistro-nord.example');
    await shop.delivered(token);
    let out = '';
    const times: number[] = [];
    const by: Record<string, [number, number]> = {};
    const count = (k: string, ok: boolean) => {
      by[k] ??= [0, 0];
      by[k]![ok ? 0 : 1]++;
    };
    for (const q of all) {
      const chat = await shop.chat(q.as === 'customer' ? token : undefined);
      for (const a of q.after ?? []) await chat.ask(a, q.language);
      const t = performance.now();
      const r = await chat.ask(q.question, q.language);
      times.push(performance.now() - t);
      const text = r.response + ' ' + JSON.stringify(r.parts);
      const missing = (q.must ?? []).filter((m: string) => !new RegExp(m, 'iu').test(text));
      const wrong = (q.mustNot ?? []).filter((m: string) => new RegExp(m, 'iu').test(text));
      const ok = missing.length + wrong.length === 0;
      count('all', ok);
      count('lang ' + q.language, ok);
      count('cap ' + q.capability, ok);
      if (!ok || !q.must)
        out += `#${q.id} [${q.language}/${q.capability}/${q.as}] ${(q.after ?? []).join(' | ')} > ${q.question}\n  missing ${JSON.stringify(missing)} wrong ${JSON.stringify(wrong)}\n  (${r.language}) ${r.response.slice(0, 500).replace(/\n/g, '\n  ')}\n`;
    }
    times.sort((a, b) => a - b);
    out +=
      '\n' +
      Object.entries(by)
        .map(([k, [a, b]]) => `${k}: ${a}/${a + b} ${((a / (a + b)) * 100).toFixed(0)}%`)
        .join('\n') +
      `\np95 ${times[Math.floor(times.length * 0.95)]}`;
    writeFileSync('/tmp/ai-answers.txt', out);
  }, 600000);
});
void existsSync;
void readdirSync;
