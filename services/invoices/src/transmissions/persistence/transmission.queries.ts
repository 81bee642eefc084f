import { prepared } from '@kp/platform/database';

/**
 * Documents whose tax is that of the seller's country; others by a setting of the owner. The storno of what an authority
 * refused tells it of nothing, as it never had the invoice.
 */
export const ENQUEUE = prepared(
  'invoices.enqueue-transmissions',
  `INSERT INTO document_transmission (invoice_id, channel, deadline, warn_on)
   SELECT i.id, c.channel, d.deadline, d.warn_on
     FROM authority_connection c
     JOIN unnest($2::date[], $3::date[], $4::date[]) AS d (day, deadline, warn_on) ON d.day >= c.starts_on
     JOIN invoice i ON i.issue_date = d.day
    WHERE c.channel = $1 AND ($5::text IS NULL OR i.number = $5) AND i.vat_category IS NOT NULL
      AND regexp_replace(coalesce(nullif(i.seller ->> 'vatNumber', ''), i.seller ->> 'taxId'), '\\D', '', 'g') = $6
      AND (c.sends_abroad OR (i.vat_category NOT IN ('G', 'K') AND coalesce(i.tax_country, $7) = $7))
      AND NOT EXISTS (SELECT FROM document_transmission r
                       WHERE r.invoice_id = i.reverses_id AND r.channel = c.channel AND r.state = 'rejected')
   ON CONFLICT (invoice_id, channel) DO NOTHING`,
);

export const LIST_TO_SEND = prepared(
  'invoices.list-transmissions-to-send',
  `SELECT id, invoice_id AS "invoiceId" FROM document_transmission
    WHERE channel = $1 AND state = 'to_send' AND next_at <= now() ORDER BY next_at, id LIMIT $2`,
);

/** The call may begin once this is committed. A row that stays so is one whose answer was lost. */
export const BEGIN = prepared(
  'invoices.begin-transmission',
  `UPDATE document_transmission
      SET state = 'sending', attempts = attempts + 1, called_at = now(), looked_at = NULL, note = NULL,
          next_at = now() + interval '5 minutes',
          mapping = coalesce(mapping, $2), document = coalesce(document, $3), document_hash = coalesce(document_hash, $4),
          recipient = $5
    WHERE id = $1 AND state = 'to_send' RETURNING attempts, document`,
);

export const TAKEN = prepared(
  'invoices.transmission-taken',
  `UPDATE document_transmission SET state = 'sent', upload_id = $3, next_at = now() + make_interval(secs => $4), polls = 0
    WHERE id = $1 AND attempts = $2 AND state = 'sending'`,
);

export const NOT_TAKEN = prepared(
  'invoices.transmission-not-taken',
  `UPDATE document_transmission SET state = 'to_send', note = $3, next_at = now() + make_interval(secs => $4)
    WHERE id = $1 AND attempts = $2 AND state = 'sending'`,
);

export const UNKNOWN = prepared(
  'invoices.transmission-unknown',
  `UPDATE document_transmission SET note = $3, next_at = now() + make_interval(secs => $4)
    WHERE id = $1 AND attempts = $2 AND state = 'sending'`,
);

export const REFUSED = prepared(
  'invoices.transmission-refused',
  `UPDATE document_transmission
      SET state = 'rejected', problems = $2::jsonb, answered_at = now(), note = NULL, document = NULL
    WHERE id = $1 AND state IN ('to_send', 'sending', 'sent')`,
);

export const LIST_SENT = prepared(
  'invoices.list-transmissions-sent',
  `SELECT id, upload_id AS "uploadId", polls FROM document_transmission
    WHERE channel = $1 AND state = 'sent' AND next_at <= now() ORDER BY next_at, id LIMIT $2`,
);

export const STILL_PROCESSING = prepared(
  'invoices.transmission-processing',
  `UPDATE document_transmission SET polls = polls + 1, next_at = now() + make_interval(secs => $2), note = $3
    WHERE id = $1 AND state = 'sent'`,
);

export const ANSWERED = prepared(
  'invoices.transmission-answered',
  `UPDATE document_transmission SET state = $2, download_id = $3, answered_at = now(), next_at = now(), note = NULL
    WHERE id = $1 AND state = 'sent'`,
);

/** The authority knows nothing of it: looked for in its list like a lost answer. */
export const MISSING = prepared(
  'invoices.transmission-missing',
  `UPDATE document_transmission SET state = 'sending', upload_id = NULL, next_at = now(), note = $2
    WHERE id = $1 AND state = 'sent'`,
);

export const LIST_UNSEALED = prepared(
  'invoices.list-transmissions-unsealed',
  `SELECT t.id, t.download_id AS "downloadId", t.state, t.document_hash AS "documentHash", i.number,
          to_char(i.issue_date, 'YYYY/MM') AS month
     FROM document_transmission t JOIN invoice i ON i.id = t.invoice_id
    WHERE t.channel = $1 AND t.download_id IS NOT NULL AND t.seal_file IS NULL AND t.next_at <= now()
    ORDER BY t.next_at, t.id LIMIT $2`,
);

/** The document is in the seal from now on. */
export const SEALED = prepared(
  'invoices.transmission-sealed',
  `UPDATE document_transmission
      SET seal_file = $2, seal_hash = $3, problems = $4::jsonb, note = $5, document = NULL
    WHERE id = $1 AND seal_file IS NULL`,
);

export const DEFER_SEAL = prepared(
  'invoices.defer-seal',
  'UPDATE document_transmission SET next_at = now() + make_interval(secs => $2), note = $3 WHERE id = $1',
);

export const LIST_LOST = prepared(
  'invoices.list-transmissions-lost',
  `SELECT id, called_at AS "calledAt", recipient, document_hash AS "documentHash" FROM document_transmission
    WHERE channel = $1 AND state = 'sending' AND next_at <= now() ORDER BY called_at LIMIT $2`,
);

/** Found in the list with the same bytes. */
export const FOUND = prepared(
  'invoices.transmission-found',
  `UPDATE document_transmission
      SET state = 'accepted', upload_id = $3, download_id = $4, answered_at = now(), note = NULL, next_at = now()
    WHERE channel = $1 AND document_hash = $2 AND state IN ('sending', 'to_send') AND called_at IS NOT NULL RETURNING id`,
);

/**
 * Sent again when the list, asked a day after the call, did not have it, and nothing that was sent before or soon after it
 * is still in work; else looked for again, the later the rarer.
 */
export const LOOK_AGAIN = prepared(
  'invoices.look-for-transmission-again',
  `UPDATE document_transmission t
      SET looked_at = now(),
          state = CASE WHEN due.is_repeated THEN 'to_send' ELSE 'sending' END,
          next_at = CASE WHEN due.is_repeated THEN now()
            ELSE now() + greatest(interval '2 minutes', least(interval '1 hour', (now() - t.called_at) / 4)) END
     FROM (SELECT l.id,
                  l.called_at < $3::timestamptz - make_interval(hours => $2)
                  AND NOT EXISTS (SELECT FROM document_transmission s
                                   WHERE s.channel = l.channel AND s.state = 'sent'
                                     AND s.called_at < l.called_at + interval '1 hour') AS is_repeated
             FROM document_transmission l WHERE l.id = ANY ($1::int[])) due
    WHERE t.id = due.id AND t.state = 'sending'`,
);

/** Warned of once, in one mail of the day. What was refused counts until its invoice is reversed. */
export const WARN = prepared(
  'invoices.warn-of-late-transmissions',
  `UPDATE document_transmission t SET warned_at = now()
     FROM invoice i
    WHERE i.id = t.invoice_id AND t.channel = $1 AND t.state <> 'accepted' AND t.warn_on <= $2 AND t.warned_at IS NULL
      AND NOT (t.state = 'rejected' AND i.reversed_at IS NOT NULL)
   RETURNING t.deadline::text AS deadline`,
);

/** What was refused counts until its invoice is reversed. */
export const COUNT = prepared(
  'invoices.count-transmissions',
  `SELECT count(*) FILTER (WHERE t.state = 'to_send')::int AS "toSend",
          count(*) FILTER (WHERE t.state IN ('sending', 'sent'))::int AS sent,
          count(*) FILTER (WHERE t.state = 'rejected')::int AS rejected,
          count(*) FILTER (WHERE t.state <> 'rejected' AND t.deadline < $2)::int AS overdue
     FROM document_transmission t JOIN invoice i ON i.id = t.invoice_id
    WHERE t.channel = $1 AND t.state <> 'accepted' AND NOT (t.state = 'rejected' AND i.reversed_at IS NOT NULL)`,
);

export const FORGET_UNSENT = prepared(
  'invoices.forget-unsent-transmissions',
  `DELETE FROM document_transmission WHERE channel = $1 AND state = 'to_send' AND attempts = 0`,
);
