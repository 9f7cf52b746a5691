import { defaultColors } from '@/lib/color/site-colors'
import { settingsRecords } from '@/lib/contract/administration/settings'
import { describeType } from '../record-type'
import { address, contact, country, email, name, place, street, title, zip } from './common-labels'
import { mailTextFields, mailTextGroups } from './mail-text-fields'

const isDisabled = { de: 'Website ist abgeschaltet', en: 'The website is turned off' }

/** The columns, fields and texts of the settings of the site in the administration. */
export const settings = describeType(settingsRecords, {
  name: { one: { de: 'Einstellungen', en: 'Settings' }, many: { de: 'Einstellungen', en: 'Settings' } },
  onlyId: 1,
  columns: {
    name: { label: name, kind: 'text', isTitle: true },
    email: { label: email, kind: 'text' },
    is_disabled: { label: isDisabled, kind: 'check' },
  },
  filters: {},
  fields: {
    name: { label: name, kind: 'localizedLine', isRequired: true },
    short_name: { label: { de: 'Kurzname', en: 'Short name' }, kind: 'localizedLine', isRequired: true },
    claim: { label: { de: 'Leitspruch', en: 'Tagline' }, kind: 'localizedLine' },
    logo: { label: { de: 'Logo', en: 'Logo' }, kind: 'picture' },
    accent_color: {
      label: { de: 'Farbe der Links und Schaltflächen', en: 'Color of links and buttons' },
      hint: {
        de: 'Hellere und dunklere Töne werden so abgeleitet, dass alles lesbar bleibt. Die Farbe gilt auf der Website und in E-Mails.',
        en: 'Lighter and darker shades are derived so that everything stays readable. The color is used on the website and in emails.',
      },
      kind: 'color',
      defaultColor: defaultColors.accent,
    },
    ground_color: {
      label: { de: 'Farbe dunkler Flächen', en: 'Color of dark areas' },
      hint: {
        de: 'Der farbige Hintergrund einzelner Abschnitte und Hinweise, mit weißer Schrift.',
        en: 'The colored background of certain sections and notices, with white text.',
      },
      kind: 'color',
      defaultColor: defaultColors.ground,
    },
    street: { label: street, kind: 'line' },
    zip: { label: zip, kind: 'line' },
    place: { label: place, kind: 'localizedLine', isRequired: true },
    country: { label: country, kind: 'localizedLine' },
    phones: {
      label: { de: 'Telefonnummern', en: 'Phone numbers' },
      kind: 'rows',
      rowLabel: { de: 'Nummer', en: 'Number' },
      fields: {
        label: { label: { de: 'Wofür', en: 'Purpose' }, kind: 'localizedLine' },
        number: { label: { de: 'Nummer', en: 'Number' }, kind: 'line', input: 'tel', isRequired: true },
      },
      emptyRow: { label: { de: '', en: '' }, number: '' },
    },
    email: { label: email, kind: 'line', input: 'email', isRequired: true },
    opening_hours: {
      label: { de: 'Sprechzeiten', en: 'Office hours' },
      kind: 'rows',
      rowLabel: { de: 'Zeit', en: 'Hours' },
      fields: {
        days: { label: { de: 'Tage', en: 'Days' }, kind: 'localizedLine', isRequired: true },
        hours: { label: { de: 'Uhrzeit', en: 'Time of day' }, kind: 'localizedLine', isRequired: true },
      },
      emptyRow: { days: { de: '', en: '' }, hours: { de: '', en: '' } },
    },
    social: {
      label: { de: 'Soziale Netzwerke', en: 'Social networks' },
      kind: 'rows',
      rowLabel: { de: 'Profil', en: 'Profile' },
      fields: {
        service: {
          label: { de: 'Dienst', en: 'Service' },
          kind: 'choice',
          choices: {
            photos: { de: 'Fotos', en: 'Photos' },
            network: { de: 'Soziales Netzwerk', en: 'Social network' },
            'cloud-audio': { de: 'Audio', en: 'Audio' },
            music: { de: 'Musik', en: 'Music' },
            video: { de: 'Video', en: 'Video' },
            professional: { de: 'Berufliches Netzwerk', en: 'Professional network' },
          },
        },
        title: { label: title, kind: 'localizedLine', isRequired: true },
        url: { label: address, kind: 'line', input: 'url', isRequired: true },
      },
      emptyRow: { service: 'network', title: { de: '', en: '' }, url: '' },
    },
    mail_sender: {
      label: { de: 'Absender der E-Mails', en: 'Email sender' },
      hint: {
        de: 'Eine Adresse oder ein Name mit Adresse: Name <adresse@haus.de>.',
        en: 'An address, or a name with an address: Name <address@theater.org>.',
      },
      kind: 'localizedLine',
      isRequired: true,
    },
    mail_languages: {
      label: { de: 'Sprache der E-Mails', en: 'Email language' },
      kind: 'choice',
      choices: {
        both: {
          de: 'Deutsch und Englisch: je nach Sprache der Person',
          en: 'German and English: depending on the person’s language',
        },
        de: { de: 'Nur Deutsch', en: 'German only' },
        en: { de: 'Nur Englisch', en: 'English only' },
      },
    },
    dispatched_per_minute: {
      label: { de: 'Newsletter: Mails in einer Minute', en: 'Newsletter: emails per minute' },
      hint: {
        de: 'So viele E-Mails nimmt Ihr Mailserver höchstens an.',
        en: 'The most that your mail server accepts.',
      },
      kind: 'number',
      min: 1,
      max: 10_000,
    },
    dispatched_per_domain: {
      label: {
        de: 'Newsletter: Mails in einer Minute an Adressen einer Domain',
        en: 'Newsletter: emails per minute to addresses of one domain',
      },
      kind: 'number',
      min: 1,
      max: 10_000,
    },
    counts_clicks: {
      label: { de: 'Newsletter: Klicks auf Links zählen', en: 'Newsletter: count clicks on links' },
      hint: {
        de: 'Die Links führen dann über diese Website. Gespeichert wird nur die Zahl, nicht wer geklickt hat.',
        en: 'The links then lead through this website. Only the number is stored, not who clicked.',
      },
      kind: 'check',
    },
    press_terms: {
      label: { de: 'Bedingungen für Pressebilder', en: 'Terms for press pictures' },
      kind: 'localizedText',
    },
    newsletter_title: {
      label: { de: 'Einladung zum Newsletter: Titel', en: 'Newsletter invitation: title' },
      hint: {
        de: 'Steht am Ende der öffentlichen Seiten. Ohne Titel steht dort nur „Newsletter“.',
        en: 'Shown at the end of public pages. Without a title it only says “Newsletter.”',
      },
      kind: 'localizedLine',
    },
    newsletter_text: {
      label: { de: 'Einladung zum Newsletter: Text', en: 'Newsletter invitation: text' },
      hint: {
        de: 'Was der Newsletter bringt und wie oft er erscheint.',
        en: 'What the newsletter contains and how often it appears.',
      },
      kind: 'localizedLine',
    },
    is_disabled: {
      label: isDisabled,
      hint: {
        de: 'Newsletter, Pressemitteilungen, Jobalarme und Erinnerungen gehen dann nicht hinaus. Links aus E-Mails funktionieren weiter.',
        en: 'Newsletters, press releases, job alerts, and reminders are then not sent. Links from emails still work.',
      },
      kind: 'check',
    },
    requires_second_factor: {
      grantsAccess: true,
      label: { de: 'Zweiter Faktor ist Pflicht', en: 'A second factor is required' },
      hint: {
        de: 'Redaktion, Geschäftsstelle und Administration brauchen dann eine Authenticator-App oder einen Passkey.',
        en: 'Editors, the office, and administrators then need an authenticator app or a passkey.',
      },
      kind: 'check',
    },
    requires_approval: {
      grantsAccess: true,
      label: { de: 'Freigabe ist Pflicht', en: 'Approval is required' },
      hint: {
        de: 'Seiten, Beiträge und Menüs werden erst veröffentlicht, wenn eine zweite Person sie geprüft und freigegeben hat. Weiterhin sofort öffentlich sind gemeinsame Inhalte und Angaben außerhalb des Textes, etwa Datum und Adresse.',
        en: 'Pages, entries, and menus are published only after a second person has reviewed and approved them. Shared content and details outside the text, such as dates and addresses, are still public immediately.',
      },
      kind: 'check',
    },
    ...mailTextFields,
  },
  groups: [
    { label: { de: 'Organisation', en: 'Organization' }, fields: ['name', 'short_name', 'claim', 'logo'] },
    { label: { de: 'Farben', en: 'Colors' }, fields: ['accent_color', 'ground_color'] },
    { label: address, fields: ['street', 'zip', 'place', 'country'] },
    { label: contact, fields: ['phones', 'email', 'opening_hours', 'social'] },
    {
      label: { de: 'E-Mail und Presse', en: 'Email and press' },
      fields: [
        'mail_sender',
        'mail_languages',
        'dispatched_per_minute',
        'dispatched_per_domain',
        'counts_clicks',
        'press_terms',
        'newsletter_title',
        'newsletter_text',
      ],
    },
    ...mailTextGroups,
    {
      label: { de: 'Betrieb', en: 'Operation' },
      fields: ['is_disabled', 'requires_second_factor', 'requires_approval'],
    },
  ],
  actions: {},
  can: { create: false, change: true, delete: false },
})
