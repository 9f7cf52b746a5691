import type { Locale } from '@/lib/contract/common/locale'
import type { SeedDownload, SeedDownloadDirectory, SeedRows } from './download'
import { writePdf } from './pdf'

const notes: Record<Locale, string> = {
  de: 'Dies ist ein Beispiel: Der Verband, seine Verträge und seine Zahlen sind erfunden. Das Dokument zeigt, wie eine Datei auf dieser Website angeboten wird, und ersetzt keine Beratung.',
  en: 'This is an example: the federation, its agreements and its figures are invented. The document shows how a file is offered on this website, and replaces no advice.',
}

/** Creates the content of a demo file by the extension of its name. */
export function createDemoFile(
  { name, title, language, date, rows = [] }: SeedDownload,
  { description }: Pick<SeedDownloadDirectory, 'description'>,
): Buffer {
  const dateParts = date.split('-').reverse()
  const state = language === 'de' ? `Stand: ${dateParts.join('.')}` : `As of ${dateParts.join('/')}`
  const pdfContent = {
    title: title[language],
    language,
    paragraphs: [description[language], notes[language], state],
  }
  switch (name.split('.').at(-1)) {
    case 'pdf':
      return writePdf(pdfContent)
    case 'csv':
      return Buffer.from(formatCsv(rows))
    case 'ics':
      return Buffer.from(formatCalendar(name, rows))
    default:
      return Buffer.from(`${[pdfContent.title, ...pdfContent.paragraphs].join('\n\n')}\n`)
  }
}

/** Writes CSV (RFC 4180) with semicolons and a byte order mark for German spreadsheet programs. */
function formatCsv(rows: SeedRows): string {
  const lines = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`
}

/** Writes a calendar of all-day events (RFC 5545) with short lines. */
function formatCalendar(name: string, rows: SeedRows): string {
  const events = rows.map(([date = '', summary = ''], index) => [
    'BEGIN:VEVENT',
    `UID:${name}-${index}@vbo.example.org`,
    'DTSTAMP:20260105T090000Z',
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    `SUMMARY:${summary.replace(/[\\;,]/g, (character) => `\\${character}`)}`,
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//VBO//Downloads//DE', ...events.flat(), 'END:VCALENDAR']
  return lines.map((line) => `${line}\r\n`).join('')
}
