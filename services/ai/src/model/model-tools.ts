import { Injectable } from '@nestjs/common';
import type { ProductDetailResponse, ProductResponse } from '@kp/catalog';
import { isDecimalAmount, MAX_LINE_QUANTITY, minorToDecimal, parseMinor } from '@kp/commerce';
import { Ajv, type ValidateFunction } from 'ajv';
import { type Answer, linksPart, type Wording } from '../answers/answer';
import { lowestBefore, shown } from '../answers/products';
import { SETUP_LISTS } from '../knowledge/setup-lists';
import type { SetupInput } from '../tools/setup-list';
import type { SearchInput } from '../tools/search-catalogue';
import type { ShopRulesOutput } from '../tools/shop-rules';
import type { Tool, ToolCalls } from '../tools/tool';
import { ToolSet } from '../tools/tool-set';
import type { ToolDefinition } from './model-client';
import { invoicesPart, ordersPart } from './record-parts';

/** What the model sees of a result, and what the shop shows of it. */
export interface ToolResult {
  data: unknown;
  answer?: Pick<Answer, 'parts' | 'topic'>;
  /** Addresses that the model may name. */
  links?: string[];
}

interface ModelTool {
  definition: ToolDefinition;
  isValid: ValidateFunction;
  run(input: never, toolCalls: ToolCalls, wording: Wording): Promise<ToolResult>;
}

const MAX_DESCRIPTION = 600;
const text = (description: string, maxLength = 200) => ({
  type: 'string',
  minLength: 1,
  maxLength,
  description,
});
const price = { type: 'string', pattern: '^\\d{1,7}(\\.\\d{1,2})?$', description: 'Such as "12.50"' };
const id = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };

interface SearchArguments extends Pick<SearchInput, 'phrase' | 'inStock' | 'cheapestFirst'> {
  minPrice?: string;
  maxPrice?: string;
}

/** The tools of the assistant for a model: the same calls, as the asker, with checked arguments. */
@Injectable()
export class ModelTools {
  private readonly ajv = new Ajv({ allErrors: true });
  private readonly byName: ReadonlyMap<string, ModelTool>;
  readonly definitions: readonly ToolDefinition[];

  constructor(private readonly tools: ToolSet) {
    const all = this.all();
    this.byName = new Map(all.map((tool) => [tool.definition.function.name, tool]));
    this.definitions = all.map(({ definition }) => definition);
  }

  /** Arguments that do not fit, and tools that do not exist, are recorded as failed calls and told to the model. */
  async run(name: string, json: string, toolCalls: ToolCalls, wording: Wording): Promise<ToolResult> {
    const tool = this.byName.get(name);
    const input = parsed(json);
    if (tool?.isValid(input)) return tool.run(input as never, toolCalls, wording);
    toolCalls.recorded.push({
      tool: tool ? name : 'unknown',
      input: { refused: json.slice(0, 500) },
      outcome: 'failed',
      milliseconds: 0,
    });
    return { data: { error: tool ? this.ajv.errorsText(tool.isValid.errors) : 'There is no such tool.' } };
  }

  private all(): ModelTool[] {
    const {
      searchCatalogue,
      productFacts,
      shopRules,
      guidance,
      myOrders,
      myInvoices,
      proposeCart,
      setupList,
    } = this.tools;
    return [
      this.tool<SearchArguments>(
        searchCatalogue,
        'Finds products of the shop by words, with their price and stock.',
        {
          phrase: text('What the product is called, in the words of the customer'),
          minPrice: price,
          maxPrice: price,
          inStock: { type: 'boolean' },
          cheapestFirst: { type: 'boolean' },
        },
        ['phrase'],
        async ({ minPrice, maxPrice, ...input }, toolCalls) => {
          const prices = { minPriceMinor: minorOf(minPrice), maxPriceMinor: minorOf(maxPrice) };
          const { products, isExact } = await toolCalls.run(searchCatalogue, { ...input, ...prices });
          return { data: { isExact, products: products.map(factsOf) }, answer: shown('', products) };
        },
      ),
      this.tool<{ productIds: number[] }>(
        productFacts,
        'Description, attributes, price and stock of products by their ids.',
        { productIds: { type: 'array', items: id, minItems: 1, maxItems: 5 } },
        ['productIds'],
        async (input, toolCalls) => {
          const products = await toolCalls.run(productFacts, input);
          return { data: products.map(detailsOf), answer: shown('', products) };
        },
      ),
      this.tool(
        shopRules,
        'Shipping, VAT, payment methods, returns, and the company with its contact.',
        {},
        [],
        async (_, toolCalls) => {
          const rules = (await toolCalls.run(shopRules, {})) as ShopRulesOutput;
          const { costMinor, thresholdMinor, ...shipping } = rules.shipping;
          const amounts = { cost: minorToDecimal(costMinor), freeAbove: minorToDecimal(thresholdMinor) };
          return { data: { ...rules, shipping: { ...shipping, ...amounts } }, links: [rules.company.email] };
        },
      ),
      this.tool<{ question: string }>(
        guidance,
        'Written guidance on food safety, HACCP and labelling, with its public sources.',
        { question: text('The question of the customer', 500) },
        ['question'],
        async (input, toolCalls) => {
          const found = (await toolCalls.run(guidance, input)).slice(0, 2);
          const sources = found.flatMap((entry) => entry.sources);
          const parts: Answer['parts'] = sources.length > 0 ? [{ type: 'sources', sources }] : [];
          const data = found.map(({ title, answer }) => ({ title, answer }));
          return { data, answer: { parts }, links: sources.map(({ url }) => url) };
        },
      ),
      this.tool<{ number?: string }>(
        myOrders,
        'The newest orders of the customer who asks, or the one with a number.',
        { number: text('Number of the order', 40) },
        [],
        async (input, toolCalls, wording) => {
          const orders = await toolCalls.run(myOrders, input);
          if (!orders) return signIn(wording);
          const part = ordersPart(orders, wording);
          const items = orders.map(({ lines }) =>
            lines.map((line) => `${line.quantity} × ${line.productName}`),
          );
          const data = part.orders.map(({ id: _id, url: _url, ...card }, index) => ({
            ...card,
            items: items[index],
          }));
          return { data, answer: { parts: orders.length > 0 ? [part] : [] } };
        },
      ),
      this.tool<{ number?: string; unpaidOnly?: boolean }>(
        myInvoices,
        'The newest invoices of the customer who asks, or the one with a number.',
        { number: text('Number of the invoice', 40), unpaidOnly: { type: 'boolean' } },
        [],
        async (input, toolCalls, wording) => {
          const invoices = await toolCalls.run(myInvoices, input);
          if (!invoices) return signIn(wording);
          const part = invoicesPart(invoices, wording);
          const data = part.invoices.map(({ id: _id, url: _url, ...card }) => card);
          return { data, answer: { parts: invoices.length > 0 ? [part] : [] } };
        },
      ),
      this.tool<{ items: { productId: number; quantity: number }[] }>(
        proposeCart,
        'Shows products with quantities that the customer can add to the cart with one press. Adds nothing.',
        {
          items: {
            type: 'array',
            minItems: 1,
            maxItems: 10,
            items: objectOf({ productId: id, quantity: { ...id, maximum: MAX_LINE_QUANTITY } }, [
              'productId',
              'quantity',
            ]),
          },
        },
        ['items'],
        async (input, toolCalls) => {
          const { shortened, ...part } = await toolCalls.run(proposeCart, input);
          const topic = { productIds: part.items.map(({ productId }) => productId) };
          return {
            data: { ...part, shortened },
            answer: part.items.length > 0 ? { parts: [part], topic } : undefined,
          };
        },
      ),
      this.tool<SetupInput>(
        setupList,
        'The first equipment of a business of a kind and size, as a checklist.',
        {
          kind: { enum: [...new Set(SETUP_LISTS.map(({ kind }) => kind))] },
          size: { enum: ['small', 'medium', 'large'] },
        },
        ['kind', 'size'],
        async (input, toolCalls) => {
          const list = await toolCalls.run(setupList, input);
          return { data: list, answer: list ? { parts: [list] } : undefined };
        },
      ),
    ];
  }

  private tool<Input extends object>(
    { name }: Pick<Tool<Input, unknown>, 'name'>,
    description: string,
    properties: object,
    required: string[],
    run: (input: Input, toolCalls: ToolCalls, wording: Wording) => Promise<ToolResult>,
  ): ModelTool {
    const parameters = objectOf(properties, required);
    const definition: ToolDefinition = { type: 'function', function: { name, description, parameters } };
    return { definition, isValid: this.ajv.compile(parameters), run };
  }
}

const objectOf = (properties: object, required: string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** Undefined for what is no JSON. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json || '{}') as unknown;
  } catch {
    return undefined;
  }
}

const minorOf = (amount: string | undefined) =>
  amount !== undefined && isDecimalAmount(amount) ? parseMinor(amount) : undefined;

function factsOf(product: ProductResponse) {
  const { id: productId, name, price: amount, currency, inStock, stockQuantity } = product;
  const compareAtPrice = lowestBefore(product);
  return { id: productId, name, price: amount, currency, compareAtPrice, inStock, stock: stockQuantity };
}

function detailsOf(product: ProductDetailResponse) {
  const { description, attributes, rating, reviewCount } = product;
  return {
    ...factsOf(product),
    description: description.slice(0, MAX_DESCRIPTION),
    attributes,
    rating,
    reviewCount,
  };
}

function signIn(wording: Wording): ToolResult {
  const link = { label: wording.translate('linkSignIn'), url: '/login' };
  return { data: { problem: 'The customer has to sign in first.' }, answer: { parts: [linksPart(link)] } };
}
