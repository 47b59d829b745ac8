/** Labels and names that are the same in English and in French on purpose; everything else must differ. */
export const SAME_IN_FRENCH: ReadonlySet<string> = new Set([
  ...['Aluminium', 'Beige', 'Canada', 'Commercial', 'Jolly', 'Onyx', 'Portugal', 'Quartzite', 'Standard', 'Terracotta', 'Terrazzo', 'Textile', 'Vietnam'],
  ...['Fonderie Corten', 'Lumen Crema', 'Lumen Emperador', 'Lumen Nero', 'Lumen Statuario', 'Lumen Verde', 'Lumen Viola'],
]);

/** Makers, sellers and designers of the real trade: none of them lends a name to this shop. */
const REAL_NAMES = [
  ...['Daltile', 'Marazzi', 'Mohawk', 'Caesarstone', 'Silestone', 'Cambria', 'Dekton', 'Cosentino', 'Laminam', 'Neolith', 'Lapitec', 'Porcelanosa'],
  ...['Florim', 'Atlas Concorde', 'Emser', 'MSI Surfaces', 'Ann Sacks', 'Bisazza', 'Fireclay', 'Heath Ceramics', 'Cl[eé] Tile', 'Mutina', 'Refin', 'Ragno'],
  ...['Iris Ceramica', 'Fiandre', 'Casalgrande', 'Crossville', 'Interceramic', 'American Olean', 'Jeffrey Court', 'Sonia', 'Sicis', 'Ergon', 'Vives', 'Equipe'],
  ...['C[eé]ragr[eè]s', 'Ciot', 'Ramacieri', 'Olympia Tile', 'Centura', 'Tyndall', 'Tile Shop', 'Floor (?:&|and) D[eé]cor', 'Home Depot', 'Rona', 'Lowe[’\']s'],
  ...['Shaw', 'Mannington', 'Armstrong', 'Tarkett', 'Pergo', 'COREtec', 'Karndean', 'Amtico', 'K[aä]hrs', 'Lauzon', 'Mirage', 'Mercier', 'Preverco', 'Torlys'],
  ...['Mapei', 'Schluter', 'Laticrete', 'Ardex', 'Wedi', 'Bona', 'Osmo', 'Rubio Monocoat', 'Loba', 'Formica', 'Corian', 'Wilsonart', 'Hanstone', 'Vicostone'],
  ...['Le Corbusier', 'Mies van der Rohe', 'Frank Lloyd Wright', 'Zaha Hadid', 'Philippe Starck', 'Patricia Urquiola', 'Kelly Wearstler', 'Moshe Safdie'],
];

export const REAL_NAME = new RegExp(`(?<![\\p{L}-])(?:${REAL_NAMES.join('|')})(?![\\p{L}-])`, 'u');
export const FILLER = /\b(?:lorem|ipsum|dolor sit|consectetur|adipiscing|eiusmod|tempor incididunt|labore et dolore|TODO|TBD|xxx)\b/i;
