import { type Position, parsePositions } from './distance'

/**
 * Positions of towns with theaters and orchestras, for ads of organizations outside the directory.
 */
const townsByCountry: Record<string, readonly string[]> = {
  DE: [
    'Aachen 50.78 6.08; Aalen 48.84 10.09; Altenburg 50.99 12.43; Annaberg-Buchholz 50.58 13; Ansbach 49.3 10.57',
    'Augsburg 48.37 10.9; Bad Hersfeld 50.87 9.71; Bamberg 49.89 10.89; Bautzen 51.18 14.43; Bayreuth 49.95 11.58',
    'Berlin 52.52 13.4; Bielefeld 52.02 8.53; Bochum 51.48 7.22; Bonn 50.73 7.1; Brandenburg an der Havel 52.41 12.55',
    'Braunschweig 52.27 10.52; Bremen 53.08 8.81; Bremerhaven 53.54 8.58; Bruchsal 49.12 8.6; Celle 52.62 10.08',
    'Chemnitz 50.83 12.92; Coburg 50.26 10.96; Cottbus 51.76 14.33; Darmstadt 49.87 8.65; Dessau-Roßlau 51.83 12.24',
    'Detmold 51.94 8.88; Dinslaken 51.57 6.74; Dortmund 51.51 7.47; Dresden 51.05 13.74; Duisburg 51.43 6.76',
    'Düsseldorf 51.23 6.78; Eisenach 50.98 10.32; Erfurt 50.98 11.03; Erlangen 49.6 11; Essen 51.46 7.01',
    'Esslingen am Neckar 48.74 9.31; Flensburg 54.78 9.44; Frankfurt am Main 50.11 8.68; Frankfurt (Oder) 52.34 14.55',
    'Freiberg 50.92 13.34; Freiburg im Breisgau 47.99 7.85; Fürth 49.48 10.99; Gelsenkirchen 51.51 7.09; Gera 50.88 12.08',
    'Gießen 50.58 8.68; Görlitz 51.16 14.99; Göttingen 51.53 9.94; Gotha 50.95 10.7; Greifswald 54.1 13.38',
    'Hagen 51.36 7.47; Halberstadt 51.9 11.05; Halle (Saale) 51.48 11.97; Hamburg 53.55 10; Hannover 52.37 9.73',
    'Heidelberg 49.41 8.7; Heilbronn 49.14 9.22; Hildesheim 52.15 9.95; Hof 50.31 11.91; Ingolstadt 48.76 11.42',
    'Jena 50.93 11.59; Kaiserslautern 49.44 7.77; Karlsruhe 49.01 8.4; Kassel 51.32 9.49; Kempten 47.73 10.32',
    'Kiel 54.32 10.14; Koblenz 50.36 7.59; Köln 50.94 6.96; Konstanz 47.66 9.18; Krefeld 51.34 6.56',
    'Landshut 48.54 12.15; Leipzig 51.34 12.37; Lübeck 53.87 10.69; Ludwigsburg 48.9 9.19; Ludwigshafen 49.48 8.44',
    'Lüneburg 53.25 10.41; Magdeburg 52.13 11.63; Mainz 50 8.27; Mannheim 49.49 8.47; Marburg 50.81 8.77',
    'Marl 51.66 7.09; Meiningen 50.57 10.42; Memmingen 47.98 10.18; Mönchengladbach 51.19 6.44; Moers 51.45 6.63',
    'Mülheim an der Ruhr 51.43 6.88; München 48.14 11.58; Münster 51.96 7.63; Naumburg 51.15 11.81',
    'Neubrandenburg 53.56 13.26; Neuss 51.2 6.69; Neustrelitz 53.36 13.06; Nordhausen 51.5 10.79; Nürnberg 49.45 11.08',
    'Oberhausen 51.47 6.85; Oldenburg 53.14 8.21; Osnabrück 52.28 8.05; Paderborn 51.72 8.75; Passau 48.57 13.46',
    'Pforzheim 48.89 8.7; Plauen 50.5 12.14; Potsdam 52.4 13.06; Quedlinburg 51.79 11.15; Radebeul 51.11 13.66',
    'Recklinghausen 51.61 7.2; Regensburg 49.02 12.1; Rendsburg 54.3 9.66; Reutlingen 48.49 9.21; Rostock 54.09 12.14',
    'Rudolstadt 50.72 11.33; Saarbrücken 49.24 7; Schleswig 54.52 9.56; Schwedt 53.06 14.28; Schwerin 53.63 11.41',
    'Senftenberg 51.52 14; Siegen 50.87 8.02; Solingen 51.17 7.08; Stendal 52.61 11.86; Stralsund 54.31 13.09',
    'Stuttgart 48.78 9.18; Trier 49.76 6.64; Tübingen 48.52 9.06; Ulm 48.4 9.99; Weimar 50.98 11.33; Wiesbaden 50.08 8.24',
    'Wilhelmshaven 53.53 8.11; Wittenberg 51.87 12.65; Würzburg 49.79 9.93; Wuppertal 51.26 7.15; Zittau 50.9 14.81',
    'Zwickau 50.72 12.49',
  ],
  AT: [
    'Baden 48.01 16.23; Bad Ischl 47.71 13.62; Bregenz 47.5 9.75; Eisenstadt 47.85 16.53; Graz 47.07 15.44',
    'Innsbruck 47.27 11.39; Klagenfurt am Wörthersee 46.62 14.31; Krems an der Donau 48.41 15.6; Leoben 47.38 15.09',
    'Linz 48.31 14.29; Salzburg 47.8 13.04; St. Pölten 48.2 15.63; Villach 46.61 13.85; Wels 48.16 14.03; Wien 48.21 16.37',
  ],
  CH: [
    'Aarau 47.39 8.05; Baden 47.47 8.31; Basel 47.56 7.59; Bern 46.95 7.45; Biel 47.14 7.25; Chur 46.85 9.53',
    'Genf 46.2 6.15; Lausanne 46.52 6.63; Lugano 46 8.95; Luzern 47.05 8.31; Schaffhausen 47.7 8.63; Solothurn 47.21 7.54',
    'St. Gallen 47.42 9.38; Winterthur 47.5 8.73; Zug 47.17 8.52; Zürich 47.37 8.54',
  ],
  LI: ['Vaduz 47.14 9.52; Schaan 47.17 9.51'],
  LU: ['Luxemburg 49.61 6.13; Esch-sur-Alzette 49.5 5.98'],
  IT: ['Bozen 46.5 11.35; Meran 46.67 11.16; Brixen 46.72 11.66'],
  BE: ['Eupen 50.63 6.04'],
}

/** Omits the river or region of a town name, as many addresses do. */
const shortenName = (name: string) =>
  name
    .toLowerCase()
    .replace(/\s*[(,/].*|\s+(?:am|an|im|in|ob)\s.*/g, '')
    .trim()

const towns = new Map<string, Position>()
for (const [country, lines] of Object.entries(townsByCountry)) {
  for (const [name, position] of parsePositions(lines)) {
    towns.set(`${country} ${name.toLowerCase()}`, position)
    // If two short names are equal, the first town is used. It is the larger one.
    const shortName = `${country} ${shortenName(name)}`
    if (!towns.has(shortName)) towns.set(shortName, position)
  }
}

/** Finds the position of a town; undefined if unknown. */
export function findTownPosition(country: string, name: string): Position | undefined {
  return towns.get(`${country} ${name.toLowerCase()}`) ?? towns.get(`${country} ${shortenName(name)}`)
}
