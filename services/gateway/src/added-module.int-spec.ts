import { Controller, Get, Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import { shopModules } from '@kp/modules';
import { migrationsOf, type ShopModule } from '@kp/platform/composition';
import { ConfigError, Setting } from '@kp/platform/config';
import { Public } from '@kp/platform/http';
import { createTestDatabase, type TestDatabase } from '@kp/testing';
import { MinLength } from 'class-validator';
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

class OpeningHoursConfig {
  @Setting({ name: 'OPENING_HOURS_ZONE', description: 'Time zone of the opening hours.' })
  @MinLength(3)
  zone: string;
}

@Injectable()
class OpeningHours {
  constructor(
    @InjectRepository(OpeningHour) readonly repository: Repository<OpeningHour>,
    readonly config: OpeningHoursConfig,
  ) {}
}

@Controller('api/opening-hours')
class OpeningHoursController {
  constructor(private readonly openingHours: OpeningHours) {}

  @Public()
  @Get()
  async list() {
    const { repository, config } = this.openingHours;
    return { zone: config.zone, days: await repository.find() };
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
  config: [OpeningHoursConfig],
  gateway: [OpeningHoursModule],
  worker: [],
};

describe('a module that is added to the list of modules', () => {
  const modules = [...shopModules, openingHoursDescriptor];
  let database: TestDatabase;
  let app: NestFastifyApplication;
  const environment = () => ({
    DATABASE_URL: database.url,
    JWT_SECRET: 'a-secret-for-tests-of-at-least-32-characters',
    LOG_LEVEL: 'silent',
    OPENING_HOURS_ZONE: 'Europe/Bucharest',
  });

  beforeAll(async () => {
    database = await createTestDatabase(migrationsOf(modules));
    const gatewayModule = GatewayModule.forRoot(environment(), modules);
    app = await NestFactory.create(gatewayModule, new FastifyAdapter(), { logger: false });
    await app.init();
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('has its table and its setting, and its routes answer', async () => {
    const { statusCode, body } = await app.inject({ method: 'GET', url: '/api/opening-hours' });
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({
      zone: 'Europe/Bucharest',
      days: [{ day: 'Monday', hours: '8-18' }],
    });
  });

  it('keeps the shop from starting without its setting, which is listed with all other problems', () => {
    const broken = {
      ...environment(),
      OPENING_HOURS_ZONE: '',
      JWT_SECRET: '',
      PORT: 'x',
      STRIPE_API_URL: 'x',
    };
    let problems: string[] = [];
    try {
      GatewayModule.forRoot(broken, modules);
    } catch (error) {
      problems = (error as ConfigError).problems;
    }
    expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual([
      'JWT_SECRET',
      'OPENING_HOURS_ZONE',
      'PORT',
      'STRIPE_API_URL',
    ]);
  });
});
