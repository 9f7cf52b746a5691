import type { Locale } from '@/lib/contract/common/locale'
import type { MailTexts } from './letter'

/** Mails to staff about the site. */
export const siteMails: Record<Locale, Pick<MailTexts['letters'], 'form-answer' | 'test-mail'>> = {
  de: {
    'form-answer': ({ form, subject, facts, url }) => ({
      subject: subject || `Neue Antwort: ${form || 'Formular'}`,
      preheader: 'Ein Formular der Website wurde ausgefüllt.',
      paragraphs: [`auf der Website wurde das Formular „${form || 'Formular'}“ ausgefüllt.`],
      facts,
      action: { label: 'Alle Antworten', url },
      afterwards: ['Dateien und alle Antworten finden Sie in der Redaktion, bis ihre Frist endet.'],
    }),
    'test-mail': ({ name, url }) => ({
      subject: 'Testmail: Die Website kann E-Mails senden',
      preheader: 'Wenn Sie das lesen, stimmen die Einstellungen.',
      reader: name,
      paragraphs: [
        'Sie haben auf der Website eine Testmail angefordert. Sie ist angekommen: Die Einstellungen für den Versand stimmen.',
        'Liegt sie im Ordner für unerwünschte E-Mails? Dann fehlen der Domain vermutlich Einträge für SPF, DKIM oder DMARC.',
      ],
      action: { label: 'Zur Redaktion', url },
    }),
  },
  en: {
    'form-answer': ({ form, subject, facts, url }) => ({
      subject: subject || `New answer: ${form || 'form'}`,
      preheader: 'A form of the website was filled in.',
      paragraphs: [`the form “${form || 'form'}” was filled in on the website.`],
      facts,
      action: { label: 'All answers', url },
      afterwards: ['You find files and all answers in the editors’ hub until their time ends.'],
    }),
    'test-mail': ({ name, url }) => ({
      subject: 'Test mail: the website can send e-mail',
      preheader: 'If you can read this, the settings are right.',
      reader: name,
      paragraphs: [
        'You asked for a test mail on the website. It has arrived: the settings for sending mail are right.',
        'Is it in the folder for junk mail? Then the domain probably lacks its SPF, DKIM or DMARC records.',
      ],
      action: { label: 'To the editorial office', url },
    }),
  },
}
