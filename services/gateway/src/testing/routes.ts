import type { Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { ACCESS_LEVEL, ACCESS_RIGHTS, type AccessLevel, type RequiredRights } from '@kp/platform/http';
import type { TestShop } from '@kp/testing';
import { createOpenApiDocument } from '../openapi/openapi-document';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Route {
  operation: string;
  method: Method;
  path: string;
  parameters: string[];
  access: AccessLevel;
  /** Of routes for administrators. */
  rights: RequiredRights;
}

/** Every route of the OpenAPI document, with who may call it. */
export async function routesOf({ app }: TestShop): Promise<Route[]> {
  const access = new Map<string, Pick<Route, 'access' | 'rights'>>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      const controller = metatype as Type;
      const handlers = Object.entries(Object.getOwnPropertyDescriptors(controller.prototype as object));
      for (const [name, { value }] of handlers) {
        if (typeof value !== 'function') continue;
        const metadata = (key: string): unknown =>
          Reflect.getMetadata(key, value as object) ?? Reflect.getMetadata(key, controller);
        const level = metadata(ACCESS_LEVEL) as AccessLevel | undefined;
        if (level)
          access.set(name, { access: level, rights: (metadata(ACCESS_RIGHTS) ?? []) as RequiredRights });
      }
    }
  }
  const { paths } = await createOpenApiDocument(app);
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId: operation }]: [string, { operationId: string }]) => ({
      operation,
      method: method.toUpperCase() as Method,
      path,
      parameters: path.match(/\{\w+\}/g) ?? [],
      ...access.get(operation)!,
    })),
  );
}
