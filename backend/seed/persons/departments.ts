import { personsOf, type SeedPerson } from './person'

/** Law, policy, statistics and communications. */
export const departments: SeedPerson[] = [
  ...personsOf('law', 130, [
    ['Friederike Anschütz', 'Leitung Rechtsberatung', 'Head of legal advice', { title: 'Dr.' }],
    ['Mehmet Tiefensee', 'Bühnenschiedsgerichte', 'Stage arbitration tribunals'],
    ['Clara Weißenborn', 'Urheberrecht und Mitschnitt', 'Copyright and recordings'],
    ['Ole Grundlach', 'Gastverträge und Sozialversicherung', 'Guest contracts and social insurance'],
    ['Adaeze Rittmeier', 'Nichtverlängerung und Leitungswechsel', 'Non-renewal and changes of leadership'],
    ['Ludger Sommerkorn', 'Sekretariat', 'Secretariat'],
  ]),
  ...personsOf('policy', 140, [
    ['Beatrix Hollenstedt', 'Leitung Kulturpolitik', 'Head of culture policy'],
    ['Jonathan Akintola', 'Finanzierung', 'Funding'],
    ['Svetlana Riekmann', 'Europa und Mobilität', 'Europe and mobility'],
    ['Karim Uhlenbrock', 'Nachhaltigkeit', 'Sustainability'],
    ['Marlene Zieselhof', 'Arbeitsschutz und Respekt', 'Safety and respect', { also: ['stage'] }],
    ['Tom Eberwein', 'Lobbyregister und Termine', 'Lobby register and appointments'],
  ]),
  ...personsOf('statistics', 150, [
    ['Ingeborg Tannwald', 'Leitung Statistik', 'Head of statistics', { title: 'Prof. Dr.' }],
    ['Raúl Petersilge', 'Spielzeitstatistik', 'Season statistics'],
    ['Aylin Brockdorf', 'Datenportal', 'Data portal'],
    ['Mats Hegenbarth', 'Website und digitale Dienste', 'Website and digital services'],
    ['Philippa Onwudiwe', 'Barrierefreiheit der digitalen Dienste', 'Accessibility of digital services'],
    ['Gregor Salzmeyer', 'Datenschutz', 'Data protection', { also: ['law'] }],
  ]),
  ...personsOf('communications', 160, [
    ['Valentina Kreienbrink', 'Leitung Kommunikation', 'Head of communications'],
    ['Hauke Zindelmann', 'Presse', 'Press'],
    ['Noor Achterberg', 'Debatte und Redaktion', 'Debate and editorial work'],
    ['Elias Thorwesten', 'Newsletter', 'Newsletter'],
    ['Dragana Mohrdiek', 'Bild und Ton', 'Pictures and sound'],
    ['Cornelius Fink', 'Veröffentlichungen', 'Publications', { also: ['statistics'] }],
  ]),
]
