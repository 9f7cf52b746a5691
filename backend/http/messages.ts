import type { Locale } from '@/lib/contract/locale'

/** What the backend says to a client, by language. `Page offline` and `Invalid page.` are fixed words of the contract. */
const messages = {
  de: {
    badPath: 'Die Adresse ist fehlerhaft.',
    badValue: 'Ungültiger Wert.',
    csrf: 'Die Anfrage wurde abgelehnt, weil ihr Sicherheitsmerkmal fehlt oder nicht stimmt.',
    folderNotEmpty: 'Der Ordner ist nicht leer.',
    forbidden: 'Sie haben nicht die nötige Berechtigung.',
    inPast: 'Der Zeitpunkt muss in der Zukunft liegen.',
    insufficientStorage: 'Der Speicher ist fast voll. Zurzeit kann nichts gespeichert werden.',
    internal: 'Ein interner Serverfehler ist aufgetreten.',
    invalidPage: 'Invalid page.',
    malformedForm: 'Das Formular ist fehlerhaft oder unvollständig angekommen.',
    malformedJson: 'Der Inhalt der Anfrage ist kein gültiges JSON.',
    methodNotAllowed: 'Diese Methode ist hier nicht erlaubt.',
    notMultipart: 'Bitte senden Sie die Datei als Formular (multipart/form-data).',
    notFound: 'Nicht gefunden.',
    notOnline: 'Die Seite ist nicht veröffentlicht.',
    pageOffline: 'Page offline',
    pathTaken: 'Unter dieser Adresse gibt es bereits eine andere Seite.',
    payloadTooLarge: 'Der Inhalt der Anfrage ist zu groß.',
    pictureInUse: 'Das Bild wird noch verwendet und kann deshalb nicht gelöscht werden.',
    rangeNotSatisfiable: 'So weit reicht die Datei nicht.',
    revisionMissing: 'Die Angabe fehlt, welcher Stand geändert werden soll (revision).',
    scheduleOrder: 'Die Seite muss später offline gehen, als sie veröffentlicht wird.',
    staleWrite: 'Das wurde inzwischen von anderer Stelle geändert.',
    tooManyAttempts: 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
    tooManyStreams: 'Zu viele offene Verbindungen. Bitte versuchen Sie es später noch einmal.',
    unauthorized: 'Bitte melden Sie sich an.',
    unsupportedMediaType: 'Der Inhalt der Anfrage muss JSON sein (application/json).',
    uploadTooLarge: 'Die Datei ist zu groß: höchstens 20 MB sind erlaubt.',
    uriTooLong: 'Die Adresse ist zu lang.',
  },
  en: {
    badPath: 'The address is malformed.',
    badValue: 'Invalid value.',
    csrf: 'The request was refused because its security token is missing or wrong.',
    folderNotEmpty: 'The folder is not empty.',
    forbidden: 'You do not have permission to do this.',
    inPast: 'The time must lie in the future.',
    insufficientStorage: 'The disk is nearly full. Nothing can be saved at present.',
    internal: 'An internal server error occurred.',
    invalidPage: 'Invalid page.',
    malformedForm: 'The form is malformed or arrived incomplete.',
    malformedJson: 'The body of the request is not valid JSON.',
    methodNotAllowed: 'This method is not allowed here.',
    notMultipart: 'Please send the file as a form (multipart/form-data).',
    notFound: 'Not found.',
    notOnline: 'The page is not published.',
    pageOffline: 'Page offline',
    pathTaken: 'There is another page at this address.',
    payloadTooLarge: 'The body of the request is too large.',
    pictureInUse: 'The picture is still in use and can therefore not be deleted.',
    rangeNotSatisfiable: 'The file does not reach that far.',
    revisionMissing: 'It is not said which state is to be changed (revision).',
    scheduleOrder: 'The page must go offline later than it is published.',
    staleWrite: 'This has been changed by someone else in the meantime.',
    tooManyAttempts: 'Too many attempts. Please try again later.',
    tooManyStreams: 'Too many open connections. Please try again later.',
    unauthorized: 'Please log in.',
    unsupportedMediaType: 'The body of the request must be JSON (application/json).',
    uploadTooLarge: 'The file is too large: at most 20 MB are allowed.',
    uriTooLong: 'The address is too long.',
  },
} satisfies Record<Locale, Record<string, string>>

export type MessageKey = keyof (typeof messages)['de']

/** The text of a message in a language. */
export function message(locale: Locale, key: MessageKey): string {
  return messages[locale][key]
}
