import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A row of the public register of Romania. */
export const A_BAKERY = {
  date_generale: {
    cui: 14399840,
    denumire: 'MORARU PANIFICAȚIE SRL',
    adresa: 'MUNICIPIUL BUCUREŞTI, SECTOR 2, STR. FABRICII, NR.7',
    nrRegCom: 'J40/372/2002',
    telefon: '0212223344',
    codPostal: '020331',
    iban: '',
  },
  inregistrare_scop_Tva: { scpTVA: true },
  adresa_sediu_social: {
    sdenumire_Strada: 'Str. Fabricii',
    snumar_Strada: '7',
    sdenumire_Localitate: 'Sector 2 Mun. București',
    sdenumire_Judet: 'MUNICIPIUL BUCUREŞTI',
    scod_Postal: '20331',
  },
};

/** The register of companies of a country, or that of VAT numbers: it says to everybody what it is told to. */
export interface CompanyRegisterFake {
  url: string;
  /** Oldest first. */
  asked: unknown[];
  says(body: unknown, status?: number): void;
  close(): void;
}

export async function startCompanyRegisterFake(): Promise<CompanyRegisterFake> {
  const asked: unknown[] = [];
  let answer = { status: 503, body: '' };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    says: (body, status = 200) => void (answer = { status, body: JSON.stringify(body) }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
