export { eraseCalls } from './eraseCalls';
