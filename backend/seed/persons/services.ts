import { personsOf, type SeedPerson } from './person'

/** The job board, seminars and everything for members. */
export const services: SeedPerson[] = [
  ...personsOf('jobs', 170, [
    ['Leyla Strohmann', 'Leitung Jobbörse', 'Head of the job board'],
    ['Benedikt Aurich', 'Beratung für ausschreibende Häuser', 'Advice for advertising houses'],
    ['Chiara Nottebohm', 'Ausbildung in Bühnenberufen', 'Apprenticeships in stage trades'],
    ['Kwame Detering', 'Mentoring und Einstieg', 'Mentoring and first steps'],
    ['Ruth Spangemacher', 'Theater und Schule', 'Theater and schools'],
    ['Finn Hohlbein', 'Technische Hilfe', 'Technical help'],
  ]),
  ...personsOf('seminars', 180, [
    ['Dorothea Quandel', 'Leitung Seminare', 'Head of seminars'],
    ['Amir Feddersen', 'Seminare zu Tarif und Recht', 'Seminars on agreements and law', { also: ['law'] }],
    ['Josefine Malchow', 'Seminare zu Führung', 'Seminars on leadership'],
    ['Zeynep Ostermoor', 'Digitale Formate', 'Online formats'],
    ['Albrecht Niendorf', 'Jahrestagung', 'Annual conference'],
    ['Magdalena Tjaden', 'Anmeldung und Barrierefreiheit', 'Registration and accessibility'],
  ]),
  ...personsOf('members', 190, [
    ['Oskar Bellersheim', 'Leitung Mitgliederservice', 'Head of member services'],
    ['Grace Wintermantel', 'Aufnahme neuer Mitglieder', 'Admission of new members'],
    ['Nikolaus Ebbinghoff', 'Landesverbände Nord und Ost', 'Regional associations north and east'],
    ['Soraya Kleinschmitz', 'Landesverbände Süd und West', 'Regional associations south and west'],
    ['Edith Rauhut', 'Beiträge und Buchhaltung', 'Fees and accounts'],
    ['Levin Papenbrook', 'Empfang', 'Front desk'],
  ]),
]
