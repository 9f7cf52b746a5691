import type { Locale } from '@/lib/contract/common/locale'

/** Import errors; `{}` is replaced by the subject. */
const messages = {
  de: {
    binary: 'Das ist keine CSV-Datei. Bitte speichern Sie die Tabelle als „CSV UTF-8“.',
    quote: 'In Zeile {} beginnt ein Feld mit einem Anführungszeichen und endet nicht.',
    empty: 'In der Datei steht nichts unter der Kopfzeile.',
    tooLarge: 'Die Datei ist zu groß: höchstens 5 MB sind erlaubt.',
    lines: 'Die Datei hat zu viele Zeilen: höchstens {} auf einmal.',
    columns: 'Zu viele Spalten: höchstens {} sind erlaubt.',
    cell: 'Ein Feld ist zu lang: höchstens {} Zeichen sind erlaubt. Vielleicht fehlt ein Anführungszeichen.',
    noKey: 'Bitte ordnen Sie zu, woran Einträge erkannt werden: die Nummer (id) oder {}.',
    unknownTarget: 'Eine Spalte kann nicht {} werden.',
    targetTwice: 'Nur eine Spalte kann {} werden.',
    columnCount: 'Die Zuordnung passt nicht zu den Spalten der Datei.',
    noRecord: 'Diese Nummer gibt es hier nicht.',
    ambiguous: 'Das passt auf mehrere Einträge. Bitte geben Sie die Nummer (id) an.',
    sameAs: 'Das meint denselben Eintrag wie Zeile {}.',
    nothing: 'In dieser Zeile steht nichts, woran der Eintrag zu erkennen ist.',
    moreCells: 'Diese Zeile hat mehr Felder als die Kopfzeile.',
    required: 'Pflichtfeld',
    tooLongText: 'Höchstens {} Zeichen sind erlaubt.',
    invalid: 'Ungültiger Wert.',
    wrongLines: 'In {} Zeilen steht Falsches. Es wurde nichts importiert.',
    inLine: 'Zeile {}: ',
  },
  en: {
    binary: 'This is no CSV file. Please save the table as “CSV UTF-8”.',
    quote: 'In row {} a field begins with a quotation mark and does not end.',
    empty: 'There is nothing below the head of the file.',
    tooLarge: 'The file is too large: at most 5 MB are allowed.',
    lines: 'The file has too many rows: at most {} at once.',
    columns: 'Too many columns: at most {} are allowed.',
    cell: 'A field is too long: at most {} characters are allowed. A quotation mark may be missing.',
    noKey: 'Please choose what records are recognized by: the number (id) or {}.',
    unknownTarget: 'A column cannot become {}.',
    targetTwice: 'Only one column can become {}.',
    columnCount: 'The mapping does not fit the columns of the file.',
    noRecord: 'There is no such number here.',
    ambiguous: 'This fits several records. Please give the number (id).',
    sameAs: 'This is about the same record as row {}.',
    nothing: 'There is nothing in this row by which the record can be recognized.',
    moreCells: 'This row has more fields than the head.',
    required: 'This field is required!',
    tooLongText: 'At most {} characters are allowed.',
    invalid: 'Invalid value.',
    wrongLines: 'There are mistakes in {} rows. Nothing was imported.',
    inLine: 'Row {}: ',
  },
} as const satisfies Record<Locale, Record<string, string>>

export function importMessage(
  locale: Locale,
  key: keyof (typeof messages)['de'],
  about: string | number = '',
): string {
  return messages[locale][key].replace('{}', String(about))
}
