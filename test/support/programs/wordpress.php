<?php
// What WordPress, without its database, makes of a plugin: php wordpress.php <sources> <plugin> < request.
[ , $sources, $plugin ] = $argv;
set_error_handler(
	// Errors of WordPress itself, which lacks its database, are ignored.
	fn( $level, $message, $file, $line ) => $file !== $plugin || fwrite( STDERR, "$message, line $line\n" )
);
$request = json_decode( stream_get_contents( STDIN ), true );
define( 'ABSPATH', "$sources/" );
define( 'WPINC', 'wp-includes' );
foreach (
	array(
		'compat',
		'load',
		'plugin',
		'class-wp-walker',
		'class-wp-error',
		'formatting',
		'functions',
		'pomo/mo',
		'l10n',
		'class-wp-textdomain-registry',
		'capabilities',
		'class-wp-user',
		'user',
		'theme',
		'general-template',
		'kses',
		'http',
		'shortcodes',
		'html-api/class-wp-html-decoder',
		'script-loader',
		'class-wp-script-modules',
		'script-modules',
		'pluggable',
	) as $file
) {
	// WordPress 6.5 lacks one of these.
	if ( file_exists( ABSPATH . WPINC . "/$file.php" ) ) {
		require ABSPATH . WPINC . "/$file.php";
	}
}
require ABSPATH . 'wp-admin/includes/template.php';

// Options that would otherwise be read from the database. WordPress 6.5 asks for some of them by asking for all.
$options = array( 'blog_charset' => 'UTF-8', 'verified_reviews_site' => $request['site'] );
foreach ( $options as $name => $value ) {
	add_filter( "pre_option_$name", fn() => $value );
}
add_filter( 'pre_wp_load_alloptions', fn() => $options );
$current_user          = new WP_User();
$current_user->ID      = 1;
$current_user->allcaps = array( 'manage_options' => $request['owner'] );

require $plugin;
do_action( 'admin_init' );
$content = $request['content'];
foreach ( $request['filters'] as $filter ) {
	$content = $filter( $content );
}
ob_start();
wp_script_modules()->print_enqueued_script_modules();
$scripts = ob_get_clean();
ob_start();
do_settings_fields( 'general', 'default' );
$field = ob_get_clean();
$saved  = sanitize_option( 'verified_reviews_site', $request['entered'] );
$errors = array_column( get_settings_errors(), 'message' );
echo json_encode( compact( 'content', 'scripts', 'field', 'saved', 'errors' ) );
