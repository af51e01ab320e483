export { NewPasswordField } from './components/NewPasswordField';
export { loadIsCommon } from './newPasswordRules';
