import type { Locale } from '@/lib/contract/locale'
import type { Settings } from '@/lib/contract/settings'

/** The demo organization in each language. It is invented; its phone numbers are reserved for use in media. */
export const settings: Record<Locale, Settings> = {
  de: {
    name: 'VBO — Verband der Bühnen und Orchester',
    short_name: 'VBO',
    claim: 'Der Arbeitgeberverband der Theater und Orchester',
    logo: null,
    address: { street: 'Prospektgasse 7', zip: '10117', place: 'Berlin', country: 'Deutschland' },
    phones: [
      { label: 'Zentrale', number: '+49 30 23125 000' },
      { label: 'Presse', number: '+49 30 23125 014' },
      { label: 'Jobbörse', number: '+49 30 23125 020' },
    ],
    email: 'post@vbo.example.org',
    opening_hours: [
      { days: 'Mo–Do', hours: '9–17 Uhr' },
      { days: 'Fr', hours: '9–15:30 Uhr' },
    ],
    social: [
      { service: 'photos', title: 'Bilder des VBO', url: 'https://photos.example.org/vbo' },
      { service: 'network', title: 'Der VBO im sozialen Netzwerk', url: 'https://network.example.org/vbo' },
      { service: 'cloud-audio', title: 'Gespräche des VBO zum Hören', url: 'https://audio.example.org/vbo' },
      { service: 'music', title: 'Musik aus unseren Häusern', url: 'https://music.example.org/vbo' },
      { service: 'video', title: 'Videos des VBO', url: 'https://video.example.org/vbo' },
      { service: 'professional', title: 'Der VBO im Berufsnetzwerk', url: 'https://work.example.org/vbo' },
    ],
    mail_sender: 'VBO <post@vbo.example.org>',
    press_terms:
      'Honorarfrei für Berichte über das Thema der Mitteilung, mit dem Bildnachweis, der beim Bild steht. Beschnitt ist erlaubt, jede andere Änderung nicht; die Weitergabe an Dritte, Werbung und Archivierung ebenso wenig.',
    is_disabled: false,
  },
  en: {
    name: 'VBO — Association of Theatres and Orchestras',
    short_name: 'VBO',
    claim: 'The employers’ association of theaters and orchestras',
    logo: null,
    address: { street: 'Prospektgasse 7', zip: '10117', place: 'Berlin', country: 'Germany' },
    phones: [
      { label: 'Switchboard', number: '+49 30 23125 000' },
      { label: 'Press', number: '+49 30 23125 014' },
      { label: 'Job board', number: '+49 30 23125 020' },
    ],
    email: 'post@vbo.example.org',
    opening_hours: [
      { days: 'Mon–Thu', hours: '9–17' },
      { days: 'Fri', hours: '9–15:30' },
    ],
    social: [
      { service: 'photos', title: 'VBO in pictures', url: 'https://photos.example.org/vbo' },
      { service: 'network', title: 'VBO on the social network', url: 'https://network.example.org/vbo' },
      {
        service: 'cloud-audio',
        title: 'VBO conversations to listen to',
        url: 'https://audio.example.org/vbo',
      },
      { service: 'music', title: 'Music from our houses', url: 'https://music.example.org/vbo' },
      { service: 'video', title: 'VBO on video', url: 'https://video.example.org/vbo' },
      {
        service: 'professional',
        title: 'VBO on the professional network',
        url: 'https://work.example.org/vbo',
      },
    ],
    mail_sender: 'VBO <post@vbo.example.org>',
    press_terms:
      'Free of charge for reports on the subject of the release, with the credit given with the picture. Cropping is allowed; any other change is not, nor is passing on to third parties, advertising or archiving.',
    is_disabled: false,
  },
}
