import { sized } from '../../../../tier.ts';
import { testWalks } from './careless-walks.ts';

testWalks(Array.from({ length: sized(1, 10) }, (_, index) => 20_261_124 + index));
