export { FeatureNumbers, hashOf } from './feature-numbers';
