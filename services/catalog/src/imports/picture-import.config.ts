import { Setting } from '@kp/platform/config';
import { Matches } from 'class-validator';

const LIST = /^(|[^\s,/]+(,[^\s,/]+)*)$/;
const message = '$property must be a list of hosts, separated by commas';

export class PictureImportConfig {
  @Setting({
    name: 'IMPORT_PICTURE_HOSTS',
    default: '',
    description:
      'Hosts that pictures of imported products are fetched from, by commas; empty: any public host.',
  })
  @Matches(LIST, { message })
  hosts: string;

  @Setting({
    name: 'IMPORT_PICTURE_PRIVATE_HOSTS',
    default: '',
    description:
      'For development and tests alone: servers (host:port) that pictures and lists of suppliers are fetched from although they are not public.',
  })
  @Matches(LIST, { message })
  privateHosts: string;
}
