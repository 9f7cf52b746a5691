import type { Locale } from '@/lib/contract/common/locale'

/** Messages for visitors about their answers. Spec §5 prescribes the wording of some of them. */
export const answerMessages = {
  de: {
    required: 'Pflichtfeld',
    notOffered: 'Bitte wählen Sie aus den angebotenen Antworten.',
    single: 'Hier ist nur eine Antwort möglich.',
    noFile: 'Hier ist keine Datei möglich.',
    email: 'Ungültige E-Mail Adresse',
    localPart: 'Vor dem @ sind nur die Buchstaben a bis z, Ziffern und Zeichen wie Punkt, Bindestrich und + erlaubt.',
    tooLong: 'Der Text ist zu lang.',
    date: 'Bitte geben Sie ein Datum ein, zum Beispiel 24.12.2026.',
    fileType: 'Bitte wählen Sie eine PDF-Datei oder ein Bild (JPEG, PNG, WebP).',
    yes: 'Ja',
    no: 'Nein',
  },
  en: {
    required: 'This field is required!',
    notOffered: 'Choose from the offered answers.',
    single: 'Only one answer is possible here.',
    noFile: 'No file is possible here.',
    email: 'Invalid e-mail address!',
    localPart: 'Before the @, only the letters a to z, digits and signs such as a period, a hyphen and + are allowed.',
    tooLong: 'The text is too long.',
    date: 'Enter a date, for example 24.12.2026.',
    fileType: 'Choose a PDF file or a picture (JPEG, PNG, WebP).',
    yes: 'Yes',
    no: 'No',
  },
} satisfies Record<Locale, Record<string, string>>

export type AnswerProblem = Exclude<keyof (typeof answerMessages)['de'], 'yes' | 'no'>
