export class KeptMailResponse {
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  attachments: string[];
}
