import { type Type } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ACCESS_LEVEL } from '@kp/platform/http';
import { GatewayModule } from './gateway.module';

const DESCRIBED = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  JWT_SECRET: 'not-a-secret-only-a-description-of-calls',
};

interface Route {
  name: string;
  method: string;
  access: unknown;
}

async function allRoutes(): Promise<Route[]> {
  const app = await NestFactory.create<NestFastifyApplication>(
    GatewayModule.forRoot(DESCRIBED),
    new FastifyAdapter(),
    { preview: true, logger: false },
  );
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].map((wrapper) => wrapper.metatype as Type),
  );
  return controllers.flatMap((controller) => {
    const prototype = controller.prototype as Record<string, object>;
    return Object.getOwnPropertyNames(prototype)
      .filter(
        (method) => method !== 'constructor' && Reflect.hasMetadata('path', prototype[method] as object),
      )
      .map((method) => ({
        name: `${controller.name}.${method}`,
        method,
        access:
          Reflect.getMetadata(ACCESS_LEVEL, prototype[method] as object) ??
          Reflect.getMetadata(ACCESS_LEVEL, controller),
      }));
  });
}

describe('every route of the shop', () => {
  let routes: Route[];
  beforeAll(async () => {
    routes = await allRoutes();
  });

  it('is found by this test', () => {
    expect(routes.length).toBeGreaterThan(20);
  });

  it('says who may call it', () => {
    expect(routes.filter(({ access }) => access === undefined).map(({ name }) => name)).toEqual([]);
  });

  it('has a method name of its own, which is its operation id', () => {
    const methods = routes.map(({ method }) => method);
    expect(methods.filter((method, place) => methods.indexOf(method) !== place)).toEqual([]);
  });
});
