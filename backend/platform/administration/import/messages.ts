import type { Locale } from '@/lib/contract/common/locale'

/** Messages of the import. `value` replaces `{}`. */
const messages = {
  de: {
    binary: 'Das ist keine CSV-Datei. Bitte speichern Sie die Tabelle als „CSV UTF-8“.',
    quote: 'In Zeile {} beginnt ein Feld mit einem Anführungszeichen, das nicht geschlossen wird.',
    empty: 'In der Datei steht nichts unter der Kopfzeile.',
    tooLarge: 'Die Datei ist zu groß: höchstens 5 MB sind erlaubt.',
    lines: 'Die Datei hat zu viele Zeilen: höchstens {} auf einmal.',
    columns: 'Zu viele Spalten: höchstens {} sind erlaubt.',
    cell: 'Ein Feld ist zu lang: höchstens {} Zeichen sind erlaubt. Vielleicht fehlt ein Anführungszeichen.',
    noKey: 'Bitte ordnen Sie eine Spalte zu, an der Einträge erkannt werden: die Nummer (id) oder {}.',
    unknownTarget: 'Eine Spalte kann nicht {} zugeordnet werden.',
    targetTwice: 'Nur eine Spalte kann {} zugeordnet werden.',
    columnCount: 'Die Zuordnung passt nicht zu den Spalten der Datei.',
    noRecord: 'Diese Nummer gibt es hier nicht.',
    ambiguous: 'Das passt zu mehreren Einträgen. Bitte geben Sie die Nummer (id) an.',
    sameAs: 'Das betrifft denselben Eintrag wie Zeile {}.',
    nothing: 'In dieser Zeile fehlt die Angabe, an der der Eintrag erkannt wird.',
    moreCells: 'Diese Zeile hat mehr Felder als die Kopfzeile.',
    required: 'Pflichtfeld',
    invalid: 'Dieser Wert hat nicht die erwartete Form. Gültige Werte zeigt eine gespeicherte CSV-Datei.',
    unknownValue: '„{}“ gibt es hier nicht. Gültige Werte zeigt eine gespeicherte CSV-Datei.',
    duplicate:
      'Diese Angabe hat schon der Eintrag mit der Nummer {}. Ist es derselbe? Dann tragen Sie die Nummer als id ein.',
    row: 'Zeile',
    reasons: 'Grund',
    lostZero:
      'Eine deutsche Postleitzahl hat fünf Ziffern. Hat die Tabellenkalkulation die führende Null entfernt? Dann ist {} richtig.',
    inLine: 'Zeile {}: ',
  },
  en: {
    binary: 'This isn’t a CSV file. Please save the table as “CSV UTF-8”.',
    quote: 'In row {}, a field begins with a quotation mark that isn’t closed.',
    empty: 'There is nothing below the header row of the file.',
    tooLarge: 'The file is too large. The limit is 5 MB.',
    lines: 'The file has too many rows. The limit is {}.',
    columns: 'Too many columns. The limit is {}.',
    cell: 'A field is too long. The limit is {} characters. A quotation mark may be missing.',
    noKey: 'Please map a column that identifies the entries: the number (id) or {}.',
    unknownTarget: 'A column can’t be mapped to {}.',
    targetTwice: 'Only one column can be mapped to {}.',
    columnCount: 'The mapping doesn’t match the columns of the file.',
    noRecord: 'This number doesn’t exist here.',
    ambiguous: 'This matches several entries. Please enter the number (id).',
    sameAs: 'This is the same entry as in row {}.',
    nothing: 'This row lacks the value that identifies the entry.',
    moreCells: 'This row has more fields than the header row.',
    required: 'This field is required!',
    invalid: 'This value doesn’t have the expected form. A saved CSV file shows valid values.',
    unknownValue: '“{}” doesn’t exist here. A saved CSV file shows valid values.',
    duplicate: 'The entry with the number {} already has this value. Is it the same? Then enter the number as id.',
    row: 'Row',
    reasons: 'Reason',
    lostZero: 'A German postcode has five digits. Did the spreadsheet remove the leading zero? Then {} is right.',
    inLine: 'Row {}: ',
  },
} as const satisfies Record<Locale, Record<string, string>>

export function importMessage(locale: Locale, key: keyof (typeof messages)['de'], value: string | number = ''): string {
  return messages[locale][key].replace('{}', () => String(value))
}
