import { createMessages } from '@/backend/platform/create-messages'

export const jobMessage = createMessages({
  de: {
    required: 'Diese Angabe fehlt noch.',
    application: 'Bitte geben Sie eine Webadresse oder eine E-Mail-Adresse für Bewerbungen an.',
    deadline: 'Die Bewerbungsfrist darf nicht in der Vergangenheit liegen.',
    blocked:
      'Die Redaktion hat eine Anzeige mit diesem Text zurückgezogen. Bitte überarbeiten Sie zuerst Titel oder Beschreibung.',
    organization: 'Dieses Mitglied gibt es im Verzeichnis nicht oder nicht mehr.',
  },
  en: {
    required: 'This field is required.',
    application: 'Please enter a web address or an email address for applications.',
    deadline: 'The application deadline must not be in the past.',
    blocked: 'The editors have withdrawn an ad with this text. Please revise the title or the description first.',
    organization: 'This member isn’t in the directory.',
  },
})
