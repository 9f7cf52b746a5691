/** A returned mail, as a mail server writes it. */
interface ReportOptions {
  /** Key of the original mail in the outbox. */
  key: string
  recipient?: string
  action?: string
  host?: string
}

const toLines = (text: string) => text.trimStart().replaceAll('\n', '\r\n')

/** Writes a report of Postfix: with the headers of the original mail. */
export function writePostfixReport(
  { key, recipient = 'gone@example.net', action = 'failed', host = 'buehnenhaus.test' }: ReportOptions,
  { status, diagnostic }: { status: string; diagnostic: string } = {
    status: '5.1.1',
    diagnostic: `550 5.1.1 <${recipient}>: Recipient address rejected:
    User unknown in local recipient table`,
  },
): string {
  return toLines(`
Return-Path: <>
From: MAILER-DAEMON@relay.example.org (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: noreply@buehnenhaus.test
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4X1.1795/relay.example.org"
Content-Transfer-Encoding: 8bit
Message-Id: <20261128100501.4X1@relay.example.org>

This is a MIME-encapsulated message.

--4X1.1795/relay.example.org
Content-Description: Notification
Content-Type: text/plain; charset=utf-8

I'm sorry to have to inform you that your message could not be delivered.

--4X1.1795/relay.example.org
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; relay.example.org
X-Postfix-Queue-ID: 4X1
X-Postfix-Sender: rfc822; noreply@buehnenhaus.test
Arrival-Date: Sat, 28 Nov 2026 11:05:00 +0100 (CET)

Final-Recipient: rfc822; ${recipient}
Original-Recipient: rfc822;${recipient}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.example.net
Diagnostic-Code: smtp; ${diagnostic}

--4X1.1795/relay.example.org
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

Return-Path: <noreply@buehnenhaus.test>
From: noreply@buehnenhaus.test
To: ${recipient}
Subject: =?UTF-8?Q?Neues_aus_den_H=C3=A4usern?=
Message-ID:
 <${key}@${host}>
Precedence: bulk

--4X1.1795/relay.example.org--
`)
}

/** Writes a report of Exchange Online: with the original mail, and a status block in base64. */
export function writeExchangeReport({ key, recipient = 'gone@example.net' }: ReportOptions): string {
  const status = `Reporting-MTA: dns;DB9PR05MB1.eurprd05.prod.outlook.com\r
Received-From-MTA: dns;mail.buehnenhaus.test\r
Arrival-Date: Sat, 28 Nov 2026 10:05:00 +0000\r
\r
Final-Recipient: rfc822;${recipient}\r
Action: failed\r
Status: 5.1.10\r
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup\r
`
  return toLines(`
From: <postmaster@example.net>
To: <noreply@buehnenhaus.test>
Date: Sat, 28 Nov 2026 10:05:02 +0000
Content-Type: multipart/report; report-type=delivery-status;
	boundary="_99e1bcab-4a4b-4d37_"
X-MS-Exchange-Message-Is-Ndr:
Content-Language: en-US
Message-ID: <9a1@DB9PR05MB1.eurprd05.prod.outlook.com>
In-Reply-To: <${key}@buehnenhaus.test>
References: <${key}@buehnenhaus.test>
Subject: Undeliverable: Neues
Auto-Submitted: auto-replied

--_99e1bcab-4a4b-4d37_
Content-Type: multipart/alternative; differences=Content-Type;
	boundary="_inner_"

--_inner_
Content-Type: text/plain; charset="us-ascii"
Content-Transfer-Encoding: quoted-printable

Delivery has failed to these recipients or groups:

--_inner_
Content-Type: text/html; charset="us-ascii"

<p>Delivery has failed</p>

--_inner_--

--_99e1bcab-4a4b-4d37_
Content-Type: message/delivery-status
Content-Transfer-Encoding: base64

${Buffer.from(status).toString('base64').replace(/.{76}/g, '$&\n')}

--_99e1bcab-4a4b-4d37_
Content-Type: message/rfc822

From: noreply@buehnenhaus.test
To: ${recipient}
Subject: Neues
Message-ID: <renamed@eurprd05.prod.outlook.com>
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8

<p>Guten Tag</p>

--_99e1bcab-4a4b-4d37_--
`)
}

/** Writes a report of Gmail about a full mailbox: with continued lines and the original mail. */
export function writeGmailReport({ key, recipient = 'full@example.com' }: ReportOptions): string {
  return toLines(`
Delivered-To: noreply@buehnenhaus.test
Return-Path: <>
From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>
To: noreply@buehnenhaus.test
Auto-Submitted: auto-replied
Subject: Delivery Status Notification (Failure)
References: <${key}@buehnenhaus.test>
In-Reply-To: <${key}@buehnenhaus.test>
X-Failed-Recipients: ${recipient}
Message-ID: <674847e1.050a0220.GMR@mx.google.com>
MIME-Version: 1.0
Content-Type: multipart/report; boundary="000000000000a1"; report-type=delivery-status

--000000000000a1
Content-Type: multipart/related; boundary="000000000000b1"

--000000000000b1
Content-Type: multipart/alternative; boundary="000000000000c1"

--000000000000c1
Content-Type: text/plain; charset="UTF-8"

** Address not found **

--000000000000c1--
--000000000000b1
Content-Type: image/png; name="icon.png"
Content-Disposition: attachment; filename="icon.png"
Content-Transfer-Encoding: base64
Content-ID: <icon.png>

iVBORw0KGgo=

--000000000000b1--
--000000000000a1
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.com
Arrival-Date: Sat, 28 Nov 2026 02:05:05 -0800 (PST)
X-Original-Message-ID: <${key}@buehnenhaus.test>

Final-Recipient: rfc822; ${recipient}
Action: failed
Status: 5.2.2
Remote-MTA: dns; gmail-smtp-in.l.google.com. (2a00:1450:4025:402::1a, the
 server for the domain example.com.)
Diagnostic-Code: smtp; 552-5.2.2 The recipient's inbox is out of storage space.
 552-5.2.2 Please direct the recipient to
 552 5.2.2  https://support.google.com/mail/?p=OverQuotaPerm - gsmtp
Last-Attempt-Date: Sat, 28 Nov 2026 02:05:05 -0800 (PST)

--000000000000a1
Content-Type: message/rfc822

Message-ID: <${key}@buehnenhaus.test>
To: ${recipient}
Subject: Neues

Guten Tag
--000000000000a1--
`)
}

export function writeReply({ key }: ReportOptions): string {
  return toLines(`
From: Ada Amsel <ada@example.org>
To: noreply@buehnenhaus.test
Subject: Re: Neues
In-Reply-To: <${key}@buehnenhaus.test>
Message-ID: <reply@example.org>
Content-Type: text/plain; charset=utf-8

Vielen Dank. Status: 5.1.1
Action: failed
`)
}
