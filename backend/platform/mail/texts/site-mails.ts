import type { Locale } from '@/lib/contract/common/locale'
import type { Letters } from './letter'

/** Mails to staff about the site. */
export const siteMails: Record<Locale, Pick<Letters, 'form-answer' | 'test-mail'>> = {
  de: {
    'form-answer': ({ form, subject, facts, url }) => ({
      subject: subject || `Neue Antwort: ${form || 'Formular'}`,
      preheader: 'Ein Formular der Website wurde ausgefüllt.',
      paragraphs: [`auf der Website wurde das Formular „${form || 'Formular'}“ ausgefüllt.`],
      facts,
      action: { label: 'Alle Antworten', url },
      afterwards: ['Alle Antworten und Dateien finden Sie in der Administration, bis ihre Aufbewahrungsfrist endet.'],
    }),
    'test-mail': ({ url }) => ({
      subject: 'Testmail: Die Website kann E-Mails senden',
      preheader: 'Wenn Sie das lesen, stimmen die Einstellungen.',
      paragraphs: [
        'Sie haben auf der Website eine Testmail angefordert. Sie ist angekommen: Die Einstellungen für den Versand stimmen.',
        'Liegt sie im Ordner für unerwünschte E-Mails? Dann fehlen der Domain vermutlich Einträge für SPF, DKIM oder DMARC.',
      ],
      action: { label: 'Zur Redaktion', url },
    }),
  },
  en: {
    'form-answer': ({ form, subject, facts, url }) => ({
      subject: subject || `New response: ${form || 'Form'}`,
      preheader: 'A form on the website was filled in.',
      paragraphs: [`The form “${form || 'Form'}” was filled in on the website.`],
      facts,
      action: { label: 'All responses', url },
      afterwards: ['You can find all responses and files in the administration until their retention period ends.'],
    }),
    'test-mail': ({ url }) => ({
      subject: 'Test email: the website can send emails',
      preheader: 'If you can read this, the settings are correct.',
      paragraphs: [
        'You requested a test email on the website. It has arrived: the settings for sending emails are correct.',
        'Is it in your spam folder? Then the domain probably lacks SPF, DKIM, or DMARC records.',
      ],
      action: { label: 'Open the content hub', url },
    }),
  },
}
