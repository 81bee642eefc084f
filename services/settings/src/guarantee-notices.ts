import { readdirSync } from 'node:fs';
import { isLanguageCode } from '@kp/i18n';
import { Setting } from '@kp/platform/config';
import { Injectable } from '@nestjs/common';
import { IsString } from 'class-validator';

export class GuaranteeNoticesConfig {
  @Setting({
    name: 'GUARANTEE_NOTICE_DIR',
    default: '',
    description:
      'Folder with the official notice of the legal guarantee (Regulation (EU) 2025/1960, Annex I) by language, e.g. ro.svg and de.png. The shop shows it unchanged in place of its own words.',
  })
  @IsString()
  folder: string;
}

export const GUARANTEE_NOTICES_PATH = '/guarantee-notices/';
const NOTICE = /^([a-z]{2})\.(?:svg|png|jpe?g)$/;

/** Its design is fixed by law, one picture for each language, so it is neither drawn nor translated here. */
@Injectable()
export class GuaranteeNotices {
  /** Addresses by language. */
  readonly addresses: Readonly<Record<string, string>>;

  constructor({ folder }: GuaranteeNoticesConfig) {
    const files = folder ? readdirSync(folder).filter((file) => isLanguageCode(NOTICE.exec(file)?.[1])) : [];
    this.addresses = Object.fromEntries(
      files.map((file) => [file.slice(0, 2), GUARANTEE_NOTICES_PATH + file]),
    );
  }
}
