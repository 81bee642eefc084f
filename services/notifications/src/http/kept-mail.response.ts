export class KeptMailResponse {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: string[];
}
