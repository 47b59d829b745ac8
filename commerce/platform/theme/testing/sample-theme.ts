import { join } from 'node:path';
import { SAMPLE_CATALOGUE } from '../../shop-file.ts';
import { readTheme } from '../read-theme.ts';

export const SAMPLE_THEME = readTheme(join(SAMPLE_CATALOGUE, 'theme'));
