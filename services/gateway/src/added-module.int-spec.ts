import { Controller, Get, Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import { migrationsOf, shopModules } from '@kp/modules';
import type { ShopModule } from '@kp/platform/composition';
import { Public } from '@kp/platform/http';
import { createTestDatabase, type TestDatabase } from '@kp/testing';
import {
  Column,
  Entity,
  type MigrationInterface,
  PrimaryColumn,
  type QueryRunner,
  Repository,
} from 'typeorm';
import { GatewayModule } from './gateway.module';

@Entity('opening_hour')
class OpeningHour {
  @PrimaryColumn()
  day: string;

  @Column()
  hours: string;
}

class CreateOpeningHours1999999999999 implements MigrationInterface {
  name = 'CreateOpeningHours1999999999999';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE opening_hour (day text PRIMARY KEY, hours text NOT NULL)`);
    await runner.query(`INSERT INTO opening_hour VALUES ('Monday', '8-18')`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE opening_hour');
  }
}

@Injectable()
class OpeningHours {
  constructor(@InjectRepository(OpeningHour) readonly repository: Repository<OpeningHour>) {}
}

@Controller('api/opening-hours')
class OpeningHoursController {
  constructor(private readonly openingHours: OpeningHours) {}

  @Public()
  @Get()
  list(): Promise<OpeningHour[]> {
    return this.openingHours.repository.find();
  }
}

@Module({
  imports: [TypeOrmModule.forFeature([OpeningHour])],
  controllers: [OpeningHoursController],
  providers: [OpeningHours],
})
class OpeningHoursModule {}

const openingHoursDescriptor: ShopModule = {
  name: 'opening-hours',
  entities: [OpeningHour],
  migrations: [CreateOpeningHours1999999999999],
  gateway: [OpeningHoursModule],
  worker: [],
};

describe('a module that is added to the list of modules', () => {
  const modules = [...shopModules, openingHoursDescriptor];
  let database: TestDatabase;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    database = await createTestDatabase(migrationsOf(modules));
    const environment = {
      DATABASE_URL: database.url,
      JWT_SECRET: 'a-secret-for-tests-of-at-least-32-characters',
      LOG_LEVEL: 'silent',
    };
    app = await NestFactory.create(GatewayModule.forRoot(environment, modules), new FastifyAdapter(), {
      logger: false,
    });
    await app.init();
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('has its table, and its routes answer', async () => {
    const { statusCode, body } = await app.inject({ method: 'GET', url: '/api/opening-hours' });
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual([{ day: 'Monday', hours: '8-18' }]);
  });
});
