import type { AdminProductResponse, SaveProductRequest } from '@kp/api-client/admin';
import {
  ARTICLE_FIELD_NAMES,
  ARTICLE_FIELDS,
  type ArticleDraft,
  type ArticleField,
  cleanGtin,
  validateArticle,
} from '@kp/commerce';

/** As the inputs hold them: empty where nothing is known. */
export type ArticleFormValues = Readonly<Record<ArticleField, string>>;

type ArticleRequest = Required<Pick<SaveProductRequest, ArticleField>>;

export const articleValues = (product: AdminProductResponse | undefined): ArticleFormValues =>
  Object.fromEntries(
    ARTICLE_FIELD_NAMES.map((field) => [field, String(product?.article?.[field] ?? '')]),
  ) as ArticleFormValues;

export const articleProblems = (values: ArticleFormValues) =>
  validateArticle(articleRequest(values) as ArticleDraft);

export const articleRequest = (values: ArticleFormValues): ArticleRequest =>
  Object.fromEntries(
    ARTICLE_FIELD_NAMES.map((field) => {
      const text = field === 'gtin' ? cleanGtin(values[field]) : values[field].trim();
      return [field, text === '' ? null : ARTICLE_FIELDS[field] === 'number' ? Number(text) : text];
    }),
  ) as ArticleRequest;
