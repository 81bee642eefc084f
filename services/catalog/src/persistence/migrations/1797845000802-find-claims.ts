import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which texts of products make a claim, looked up when a text is written: to look for claims in the texts of 100,000
 * products takes seconds. Words that are added to the rules later need a migration with another `catalog_makes_claim`.
 */
export class FindClaims1797845000802 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE product_claim (
        product_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        language   text    NOT NULL,
        PRIMARY KEY (product_id, language)
      );

      -- Upper and lower case of all languages, whatever the locale of the database.
      CREATE FUNCTION catalog_makes_claim(name text, description text) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT concat_ws(' ', name, description) COLLATE "und-x-icu" ~* '${PATTERN}'
      $$;

      CREATE FUNCTION catalog_note_claim(product integer, of_language text, makes_claim boolean) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        IF makes_claim THEN
          INSERT INTO product_claim (product_id, language) VALUES (product, of_language) ON CONFLICT DO NOTHING;
        ELSE
          DELETE FROM product_claim WHERE product_id = product AND language = of_language;
        END IF;
      END $$;

      CREATE FUNCTION product_claim_noted() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM catalog_note_claim(NEW.id, 'en', catalog_makes_claim(NEW.name, NEW.description));
        RETURN NULL;
      END $$;
      CREATE TRIGGER product_claim_added AFTER INSERT ON product FOR EACH ROW
        WHEN (catalog_makes_claim(NEW.name, NEW.description)) EXECUTE FUNCTION product_claim_noted();
      CREATE TRIGGER product_claim_changed AFTER UPDATE OF name, description ON product FOR EACH ROW
        WHEN ((OLD.name, OLD.description) IS DISTINCT FROM (NEW.name, NEW.description)) EXECUTE FUNCTION product_claim_noted();

      CREATE FUNCTION translation_claim_noted() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          PERFORM catalog_note_claim(OLD.product_id, OLD.language, false);
        ELSE
          PERFORM catalog_note_claim(NEW.product_id, NEW.language, catalog_makes_claim(NEW.name, NEW.description));
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER translation_claim_noted AFTER INSERT OR DELETE OR UPDATE OF name, description ON product_translation
        FOR EACH ROW EXECUTE FUNCTION translation_claim_noted();

      INSERT INTO product_claim (product_id, language)
      SELECT id, 'en' FROM product WHERE catalog_makes_claim(name, description)
      UNION ALL
      SELECT product_id, language FROM product_translation WHERE catalog_makes_claim(name, description);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER translation_claim_noted ON product_translation;
      DROP TRIGGER product_claim_added ON product;
      DROP TRIGGER product_claim_changed ON product;
      DROP FUNCTION translation_claim_noted, product_claim_noted, catalog_note_claim, catalog_makes_claim;
      DROP TABLE product_claim;
    `);
  }
}

const SPACED = [
  'eco|eco[- ]?friendly|ecological(?:ly)?|environment(?:ally)?[- ]friendly|sustainable|biodegradable|compostable',
  '(?:climate|carbon|co2)[- ](?:neutral|positive|negative|friendly|free)|net[- ]zero|haccp[- ]certified',
  'öko|ökologisch[a-z]*|umwelt(?:freundlich|schonend)[a-z]*|(?:klima|co2)[- ]?(?:neutral|freundlich|positiv)[a-z]*',
  'nachhaltig[a-z]*|biologisch abbaubar[a-z]*|kompostierbar[a-z]*|haccp[- ]zertifiziert[a-z]*',
  'écologiques?|éco[- ]?responsables?|respectueu(?:x|ses?) de l.environnement|biodégradables?|compostables?',
  'climatiquement neutres?|neutres? (?:en carbone|pour le climat)|certifi(?:é|ée|és|ées) haccp',
  'ecologic(?:o|a|i|he)|(?:eco[- ]?)?sostenibil[ei]|rispettos[aoei] dell.ambiente|biodegradabil[ei]|compostabil[ei]',
  'climaticamente neutr[aoei]|neutr[aoei] per il clima|a impatto (?:climatico )?zero|certificat[aoei] haccp',
  'ecológic[ao]s?|(?:eco[- ]?)?sostenibles?|respetuos[ao]s? con el medio ?ambiente|neutr[ao]s? en carbono',
  'climáticamente neutr[ao]s?|biodegradables?|certificad[ao]s? (?:appcc|haccp)',
  'amig[ao]s? do ambiente|sustentáve(?:l|is)|biodegradáve(?:l|is)|compostáve(?:l|is)|certificação haccp',
  'neutr[ao]s? (?:em carbono|para o clima)|certificad[ao]s? haccp',
  'ecologic[ăei]?|sustenabil[ăei]?|prieteno(?:s|și|asă|ase) cu mediul|biodegradabil[ăei]?|compostabil[ăei]?',
  'neutr[uăe] (?:climatic|pentru climă|din punct de vedere climatic)|certificat[ăei]? haccp',
];
const JOINED = [
  'صديقة? للبيئة|محايدة? (?:مناخي|كربوني|للمناخ)|قابلة? للتحلل|قابلة? للتسميد|مستدام|(?:معتمدة?|شهادة) (?:وفق )?haccp',
  '环保|生态友好|气候中和|碳中和|可(?:生物)?降解|可堆肥|可持续|haccp ?认证',
  'エコ(?!ノ)|環境に(?:やさしい|優しい)|カーボンニュートラル|気候中立|生分解|堆肥化|サステナブル|持続可能|haccp ?認[証定]',
  '친환경|탄소 ?중립|기후 ?중립|생분해|퇴비화|지속 ?가능|haccp ?인증',
];

const LETTER = '[[:alnum:]]';
const PATTERN = `(?<!${LETTER})(?:${SPACED.join('|')})(?!${LETTER})|${JOINED.join('|')}`;
