/** Names of places, one after the other with commas between. */
const listed = (names: string) => names.split(',').map((name) => name.trim().replace(/\s+/, ' '));

/**
 * A selection of large cities and of those a Dutch business meets most, as English texts spell them. Each is in
 * country-json 2.3.0's country-by-cities.json (MIT); a test checks it.
 */
export const cities: readonly string[] = [
  // The Netherlands
  ...listed(`
    Alkmaar, Almelo, Almere, Amersfoort, Amstelveen, Amsterdam, Apeldoorn, Arnhem, Assen, Breda, Delft, Den Helder,
    Deventer, Dordrecht, Drachten, Ede, Eindhoven, Emmen, Enschede, Gouda, Groningen, Haarlem, Heerenveen, Heerlen,
    Helmond, Hengelo, Hilversum, Hoofddorp, Hoorn, Leeuwarden, Leiden, Lelystad, Maastricht, Middelburg, Nieuwegein,
    Nijmegen, Oss, Purmerend, Roermond, Roosendaal, Rotterdam, Schiedam, Sittard, The Hague, Tilburg, Utrecht,
    Venlo, Vlaardingen, Wageningen, Zaandam, Zandvoort, Zeist, Zoetermeer, Zutphen, Zwolle`),
  // Belgium and Luxembourg
  ...listed(`
    Aalst, Antwerp, Bruges, Brussels, Charleroi, Genk, Ghent, Hasselt, Kortrijk, Leuven, Mechelen, Mons, Namur,
    Ostend, Roeselare, Turnhout`),
  // Germany, Austria, Switzerland
  ...listed(`
    Aachen, Basel, Berlin, Bern, Bielefeld, Bochum, Bonn, Bremen, Cologne, Dortmund, Dresden, Duisburg, Essen,
    Frankfurt am Main, Freiburg, Geneva, Graz, Hamburg, Hanover, Heidelberg, Innsbruck, Karlsruhe, Kiel, Lausanne,
    Leipzig, Linz, Lucerne, Mainz, Mannheim, Munich, Nuremberg, Potsdam, Salzburg, Stuttgart, Vienna, Wuppertal,
    Zurich`),
  // France, Spain, Portugal, Italy
  ...listed(`
    Alicante, Barcelona, Bilbao, Bologna, Bordeaux, Braga, Coimbra, Dijon, Faro, Florence, Genoa, Granada, Grenoble,
    Lille, Lisbon, Lyon, Madrid, Marseille, Milan, Montpellier, Nantes, Naples, Palermo, Paris, Porto, Rennes, Rome,
    Seville, Strasbourg, Toulouse, Turin, Valencia, Venice, Verona, Zaragoza`),
  // Great Britain and Ireland
  ...listed(`
    Aberdeen, Belfast, Birmingham, Brighton, Bristol, Cambridge, Cardiff, Cork, Coventry, Dublin, Edinburgh, Galway,
    Glasgow, Leeds, Leicester, Limerick, Liverpool, London, Manchester, Newcastle, Nottingham, Oxford, Plymouth,
    Sheffield, Southampton, Swansea, York`),
  // The rest of Europe
  ...listed(`
    Aarhus, Athens, Belgrade, Bergen, Bratislava, Brno, Bucharest, Budapest, Copenhagen, Dubrovnik, Gothenburg,
    Helsinki, Istanbul, Kiev, Krakow, Ljubljana, Lviv, Minsk, Moscow, Odense, Odessa, Oslo, Poznan, Prague,
    Reykjavik, Riga, Saint Petersburg, Sarajevo, Skopje, Sofia, Split, Stavanger, Stockholm, Tallinn, Tampere,
    Thessaloniki, Tirana, Trondheim, Turku, Uppsala, Vilnius, Warsaw, Zagreb`),
  // The Americas
  ...listed(`
    Austin, Baltimore, Boston, Brooklyn, Buenos Aires, Calgary, Caracas, Chicago, Cleveland, Guadalajara, Havana,
    Houston, Las Vegas, Lima, Los Angeles, Mexico City, Miami, Monterrey, Montevideo, Montreal, Ottawa, Paramaribo,
    Philadelphia, Phoenix, Portland, Quebec, Quito, Recife, Rio de Janeiro, Sacramento, San Antonio, San Diego, San
    Francisco, San Jose, Santiago, Toronto, Vancouver, Washington, Willemstad`),
  // Africa, Asia, Oceania
  ...listed(`
    Abu Dhabi, Accra, Adelaide, Algiers, Amman, Ankara, Auckland, Baghdad, Bangkok, Beijing, Beirut, Brisbane,
    Cairo, Canberra, Cape Town, Casablanca, Chengdu, Chennai, Dakar, Dar es Salaam, Delhi, Dhaka, Dubai, Durban,
    Guangzhou, Hanoi, Ho Chi Minh City, Hyderabad, Jakarta, Jeddah, Jerusalem, Johannesburg, Karachi, Kinshasa,
    Kolkata, Kuala Lumpur, Kyoto, Lagos, Lahore, Luanda, Manila, Marrakesh, Melbourne, Mumbai, Nairobi, New Delhi,
    Osaka, Perth, Pretoria, Rabat, Riyadh, Seoul, Shanghai, Shenzhen, Sydney, Taipei, Tel Aviv, Tokyo, Tunis,
    Wellington, Yokohama`),
];

/** Large cities, and common spellings of cities, that country-json lacks. Common knowledge; no list was copied. */
export const cityAliases: readonly string[] = listed(`
  Abidjan, Atlanta, Bogotá, Cancún, Dallas, Den Bosch, Den Haag, Denver, Detroit, Doha, Frankfurt, Gdansk, Hong
  Kong, Honolulu, Kampala, Kyiv, Köln, Liège, Manhattan, Medellín, Memphis, Milwaukee, Minneapolis, Montréal, New
  Orleans, New York, New York City, Oakland, Orlando, Pittsburgh, Seattle, St Petersburg, São Paulo, Tampa,
  Tehran, Zürich, 's-Gravenhage, 's-Hertogenbosch`);

/** Other names of countries and regions of the world. Common knowledge; no list was copied. */
export const otherCountryNames: readonly string[] = listed(`
  America, Balkans, Baltics, Bavaria, Benelux, Britain, Brunei, Caribbean, Catalonia, Central America, Central
  Asia, Central Europe, DRC, East Africa, East Asia, East Timor, Eastern Europe, England, Flanders, Friesland,
  Great Britain, Holland, Laos, Latin America, Limburg, Macau, Macedonia, Micronesia, Middle East, Moldova, North
  Africa, North America, North Korea, Northern Europe, Northern Ireland, Palestine, Provence, Randstad, Russia,
  Scandinavia, Scotland, South America, South Asia, South Korea, Southeast Asia, Southern Europe, Syria, Tanzania,
  The Gambia, The Netherlands, Turkey, Tuscany, Türkiye, U.K., U.S., U.S.A., UAE, UK, US, USA, United States,
  Vatican City, Venezuela, Vietnam, Wales, Wallonia, West Africa, Western Europe, Zeeland`);
